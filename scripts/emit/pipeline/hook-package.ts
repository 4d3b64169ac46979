import type { Project, Provider } from "../../language/ir/types.ts";
import { clientTarget } from "../targets/client.ts";
import { hookTypesTarget } from "../targets/hook-types.ts";
import { inputsTarget } from "../targets/inputs.ts";
import { operationsTarget } from "../targets/operations.ts";
import { schemaTarget } from "../targets/schema.ts";
import { typesTarget } from "../targets/types.ts";

const TARGETS = [
  hookTypesTarget,
  inputsTarget,
  typesTarget,
  schemaTarget,
  operationsTarget,
  clientTarget,
];

/** What types of hooks are made of does not depend on the project. */
const PROJECT: Project = {
  scope: "@blockwright",
  license: "UNLICENSED",
  author: null,
  repository: null,
  directory: "generated",
  openapiFetch: "*",
};

/** The files of a package that the types of its hooks need, by their path in `src`. */
export async function hookPackage(provider: Provider): Promise<ReadonlyMap<string, string>> {
  const emitted = await Promise.all(TARGETS.map((target) => target.emit(provider, PROJECT)));
  const code = emitted.flat().filter(({ path }) => path.startsWith("src/"));
  const texts = code.map(
    ({ path, contents }) => [path.slice("src/".length), `${contents}`] as const,
  );
  return new Map(texts);
}
