import { targets } from "../../emit/targets/index.ts";
import type { Project, Provider } from "../../language/ir/types.ts";

/** Targets whose code runs; those of types, documents and papers do not. */
const RUNNING = new Set([
  "client",
  "hook-types",
  "operations",
  "block",
  "index",
  "inputs",
  "types",
  "graphql-files",
]);

/** The code of a provider's package by path, as `generate` writes it. */
export async function emittedCode(
  provider: Provider,
  project: Project,
): Promise<ReadonlyMap<string, string>> {
  const running = targets.filter(({ id }) => RUNNING.has(id));
  const files = await Promise.all(running.map((target) => target.emit(provider, project)));
  return new Map(files.flat().map(({ path, contents }) => [path, contents]));
}
