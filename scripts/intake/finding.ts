import type { SourceRange } from "../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json } from "../language/ir/types.ts";
import type { ManifestPath, ManifestSource } from "../language/manifest/source.ts";
import type { Remark } from "./draft/print.ts";
import { type FindingCode, type FindingKind, kinds, SEVERITIES } from "./finding-kind.ts";

/** Puts a value at a place of the manifest; one that is not there yet is added. */
export interface Amendment {
  readonly path: ManifestPath;
  readonly value: Json;
  /** Comments on members of what is added. */
  readonly remarks?: readonly Remark[];
}

/** One difference between a manifest and the vendor's own document. */
export interface Finding extends FindingKind {
  readonly code: FindingCode;
  readonly message: string;
  /** In the manifest. */
  readonly range: SourceRange;
  /** Where the vendor's operation stands in its document; null where there is none. */
  readonly pointer: string | null;
  /** What would bring the manifest up to date; empty where a person has to decide. */
  readonly amendments: readonly Amendment[];
}

/** Creates a finding at a place of the manifest, and what would mend it. */
export type Tell = (
  code: FindingCode,
  path: ManifestPath,
  message: string,
  amendments?: readonly Amendment[],
) => Finding;

/** Creates findings of this manifest and of what stands in the vendor's document at a pointer. */
export function teller(source: ManifestSource, pointer: string | null): Tell {
  return (code, path, message, amendments = []) => ({
    ...kinds[code],
    code,
    message,
    range: source.keyAt(path),
    pointer,
    amendments,
  });
}

/** Each finding once, as several operations share schemas; the gravest first, else as they stand. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const key = ({ code, range, message }: Finding) => `${code} ${range.start} ${message}`;
  const single = [...new Map(findings.map((found) => [key(found), found])).values()];
  return single.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      one.range.start - other.range.start,
  );
}
