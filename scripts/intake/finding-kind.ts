import type { CatalogEntry } from "../../packages/workflow/src/diagnostics/diagnostic.ts";

/**
 * What a difference means for the packages as they are: calls fail or lose something (broken), they
 * may, or what is documented is wrong (changed), or there is something more to use (new).
 */
export type Severity = "broken" | "changed" | "new";

/** Severities from the gravest down. */
export const SEVERITIES: readonly Severity[] = ["broken", "changed", "new"];

/** One kind of difference between a manifest and the vendor's own document. */
export interface FindingKind extends Omit<CatalogEntry, "severity"> {
  readonly severity: Severity;
}

/** Kinds by code. */
export type FindingKinds = Readonly<Record<string, FindingKind>>;
