import { isDeepStrictEqual } from "node:util";
import type { ManifestFile } from "../contract/manifests.ts";
import { readContract } from "../contract/read.ts";
import type { Value } from "../contract/types.ts";
import type { Path } from "./position.ts";
import { statedIn, statedOfOperation, statedOfProvider } from "./stated.ts";
import type { DocumentedExpectations, Facts, WrittenFile } from "./types.ts";

/** One thing of which manifest and documentation say different things. */
export interface Disagreement {
  /** Null for what holds for the whole provider. */
  readonly operation: string | null;
  /** Null where the documentation has no file, which nobody but a person can write. */
  readonly written: WrittenFile | null;
  /** Where it stands in the file, and what each of the two says; undefined for nothing. */
  readonly path: Path;
  readonly documented: Value | undefined;
  readonly manifest: Value | undefined;
}

/** Everything of which a manifest and the documentation of its provider say different things. */
export function disagreements(
  { written, operations }: DocumentedExpectations,
  { manifest, path }: Pick<ManifestFile, "manifest" | "path">,
): readonly Disagreement[] {
  const contract = readContract(manifest, path);
  const ids = new Set([...Object.keys(operations), ...Object.keys(manifest.operations)]);
  const ofProvider = { operation: null, written };
  const stated = statedOfProvider(manifest, contract);
  const said = statedIn(written.facts, undefined, stated);
  return [
    ...differing(said, stated, []).map((each) => ({ ...ofProvider, ...each })),
    ...[...ids].flatMap((operation) => {
      const file = operations[operation]?.written ?? null;
      const own = statedOfOperation(manifest, contract, operation);
      const known = contract.operations.find(({ id }) => id === operation);
      const documented = file ? statedIn(file.facts, known, own) : undefined;
      return differing(documented, own, []).map((each) => ({ operation, written: file, ...each }));
    }),
  ];
}

type Differing = Pick<Disagreement, "path" | "documented" | "manifest">;

/** The innermost members in which two values differ; a list is one. */
function differing(
  documented: Value | undefined,
  manifest: Value | undefined,
  path: Path,
): readonly Differing[] {
  if (isDeepStrictEqual(documented, manifest)) return [];
  if (!isMap(documented) || !isMap(manifest)) return [{ path, documented, manifest }];
  const names = new Set([...Object.keys(documented), ...Object.keys(manifest)]);
  return [...names].flatMap((name) => differing(documented[name], manifest[name], [...path, name]));
}

function isMap(value: Value | undefined): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
