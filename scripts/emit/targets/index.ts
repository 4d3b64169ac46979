import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { blockTarget } from "./block.ts";
import { blockJsonTarget } from "./block-json.ts";
import { clientTarget } from "./client.ts";
import { hookTypesTarget } from "./hook-types.ts";
import { indexTarget } from "./index-file.ts";
import { inputsTarget } from "./inputs.ts";
import { openapiTarget } from "./openapi.ts";
import { operationsTarget } from "./operations.ts";
import { packageFiles } from "./package.ts";
import { readmeTarget } from "./readme.ts";
import { schemaTarget } from "./schema.ts";
import type { EmittedFile, Target } from "./target.ts";
import { typesTarget } from "./types.ts";
import { workflowSchemaTarget } from "./workflow-schema.ts";

/** The pictures of a block, at their places beside the manifest. */
const iconsTarget: Target = {
  id: "icons",
  emit({ block: { icon } }) {
    const files = [icon?.light, icon?.dark].filter((file) => file !== undefined);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return [...texts].map(([path, contents]): EmittedFile => ({ path, contents, use: "packed" }));
  },
};

/** The files of documents, at their places beside the manifest: who reads a package reads it whole. */
const graphqlFilesTarget: Target = {
  id: "graphql-files",
  emit({ operations }) {
    const files = operations.flatMap(({ graphql }) => graphql?.file ?? []);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return [...texts].map(([path, contents]): EmittedFile => ({ path, contents, use: "packed" }));
  },
};

/** What is made of a provider alone, in the order in which package.json lists the files. */
export const targets: readonly Target[] = [
  blockJsonTarget,
  workflowSchemaTarget,
  openapiTarget,
  schemaTarget,
  typesTarget,
  inputsTarget,
  clientTarget,
  hookTypesTarget,
  operationsTarget,
  blockTarget,
  indexTarget,
  graphqlFilesTarget,
  iconsTarget,
  readmeTarget,
];

/** Every file of a provider's package, with the `others` that go along; package.json lists them all. */
export async function emit(
  provider: Provider,
  project: Project,
  release: Release,
  others: readonly EmittedFile[],
): Promise<readonly EmittedFile[]> {
  const own = await Promise.all(targets.map((target) => target.emit(provider, project)));
  const files = [...own.flat(), ...others];
  return [...files, ...packageFiles(provider, project, release, files)];
}
