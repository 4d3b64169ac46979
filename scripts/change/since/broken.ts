import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { locate } from "../../../packages/workflow/src/diagnostics/location.ts";
import { check } from "../../emit/pipeline/check.ts";
import { manifestsInPlace } from "../../emit/pipeline/current.ts";
import { readMakers } from "../../emit/pipeline/inputs.ts";
import { parseState, readStateText, type State } from "../../emit/write/state.ts";
import { readSpecs, type Spec } from "../../language/specs.ts";
import type { Roots } from "../../system/roots.ts";

/** Manifests that are no longer what their packages were made of. */
export function staleSpecs(
  { installation, workspace }: Roots,
  specs: readonly Spec[],
  state: State,
): readonly Spec[] {
  const inPlace = manifestsInPlace(
    readMakers({ installation, workspace }, workspace.specs),
    specs,
    state,
  );
  return specs.filter(({ name }) => !inPlace.has(name));
}

/** The providers of manifests that have errors, each with what to do. */
export async function brokenAmong(
  { installation, workspace }: Roots,
  specs: readonly Spec[],
): Promise<ReadonlyMap<string, string>> {
  if (specs.length === 0) return new Map();
  const only = specs.map(({ name }) => name);
  const about = { installation, workspace, specs: workspace.specs, only };
  const { outputs, diagnostics } = await check(about, () => {});
  const failed = outputs.filter(({ status }) => status === "failed");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return new Map(
    failed.map(({ id, spec }) => {
      const own = errors.filter(({ range }) => range.file.path === spec);
      return [
        id,
        `${errorText(spec, own)}; \`npx blockwright check --only ${id}\` says how to mend it`,
      ];
    }),
  );
}

/** `specs/books.yaml:2:8: The [ that begins here is never closed (and 1 more error)` */
function errorText(spec: string | null, [first, ...more]: readonly Diagnostic[]): string {
  // An error may lie in a file that the manifest names.
  if (first === undefined) return `${spec} has errors`;
  const { line, column } = locate(first.range).start;
  const others = more.length > 0 ? ` (and ${more.length} more)` : "";
  return `${spec}:${line}:${column}: ${printable(first.message)}${others}`;
}

/** The same of named providers, null for all. What its package was made of has no errors, and is not read. */
export async function brokenProviders(
  roots: Roots,
  named: readonly string[] | null,
): Promise<ReadonlyMap<string, string>> {
  const { root, specs: folder, generated } = roots.workspace;
  const { specs } = readSpecs(root, folder);
  const asked = specs.filter(({ name }) => named === null || named.includes(name));
  return await brokenAmong(roots, staleSpecs(roots, asked, stateIn(generated)));
}

/** What was recorded of packages; nothing where nobody can read it. */
function stateIn(generated: string): State {
  try {
    return parseState(readStateText(generated));
  } catch {
    // `generate` says what is wrong with it.
    return new Map();
  }
}
