import {
  filled,
  type Placeholders,
  type SourceRange,
} from "../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json } from "../language/ir/types.ts";
import type { ManifestPath, ManifestSource } from "../language/manifest/source.ts";
import { limitKinds } from "./catalog/limits.ts";
import { operationKinds } from "./catalog/operations.ts";
import { parameterKinds } from "./catalog/parameters.ts";
import { replyKinds } from "./catalog/replies.ts";
import type { Remark } from "./draft/print.ts";
import { type FindingKind, SEVERITIES } from "./finding-kind.ts";

/** Everything that can be found, by code. */
export const kinds = { ...operationKinds, ...parameterKinds, ...limitKinds, ...replyKinds };

/** Code of a finding. */
export type FindingCode = keyof typeof kinds;

type Kinds = typeof kinds;

/** The values that a code's texts need. */
type Values<Code extends FindingCode> = {
  readonly [Name in Placeholders<Kinds[Code]["message"]> | Placeholders<Kinds[Code]["fix"]>]:
    | string
    | number;
};

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
  /** In the manifest. */
  readonly range: SourceRange;
  /** Where the vendor's operation stands in its document; null where there is none. */
  readonly pointer: string | null;
  /** What would bring the manifest up to date; empty where a person has to decide. */
  readonly amendments: readonly Amendment[];
}

/** Position of a finding in the manifest, and in the vendor's document. */
export interface Position {
  readonly path: ManifestPath;
  readonly pointer?: string | undefined;
  readonly amendments?: readonly Amendment[];
}

/** Creates findings of one manifest; the compiler checks that `values` fits the code's texts. */
export type Report = <Code extends FindingCode>(
  code: Code,
  position: Position,
  values: Values<Code>,
) => Finding;

/** Reports findings at places of this manifest. */
export function reporter(source: ManifestSource): Report {
  return (code, { path, pointer, amendments = [] }, values) => {
    const kind: FindingKind = kinds[code];
    return {
      ...kind,
      code,
      message: filled(kind.message, values),
      fix: filled(kind.fix, values),
      range: source.keyAt(path),
      pointer: pointer ?? null,
      amendments,
    };
  };
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
