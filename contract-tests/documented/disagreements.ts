import { isDeepStrictEqual } from "node:util";
import type { Value } from "../contract/types.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import type { Path } from "./position.ts";
import { statedOfOperation, statedOfProvider } from "./stated.ts";
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
  manifest: WrittenManifest,
): readonly Disagreement[] {
  const ids = new Set([...Object.keys(operations), ...Object.keys(manifest.operations)]);
  const ofProvider = { operation: null, written };
  return [
    ...differing(written.facts, statedOfProvider(manifest), []).map((each) => ({
      ...ofProvider,
      ...each,
    })),
    ...[...ids].flatMap((operation) => {
      const file = operations[operation]?.written ?? null;
      const documented = file ? documentedFacts(file) : undefined;
      const stated = manifest.operations[operation] && statedOfOperation(manifest, operation);
      return differing(documented, stated, []).map((each) => ({
        operation,
        written: file,
        ...each,
      }));
    }),
  ];
}

/** Members of a parameter that only make cases. */
const ofCases = new Set(["accepts", "refuses", "refusesLength", "warnsOf", "insteadOf"]);

function documentedFacts({ facts }: WrittenFile): Facts {
  const parameters = Object.entries(Object(facts["parameters"])).map(([name, parameter]) => {
    const own = Object.entries<Value>(Object(parameter)).filter(([member]) => !ofCases.has(member));
    return [name, Object.fromEntries(own)] as const;
  });
  return { ...facts, parameters: Object.fromEntries(parameters) };
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
