import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { blockTarget } from "./block.ts";
import { blockJsonTarget } from "./block-json.ts";
import { clientTarget } from "./client.ts";
import { indexTarget } from "./index-file.ts";
import { inputsTarget } from "./inputs.ts";
import { openapiTarget } from "./openapi.ts";
import { operationsTarget } from "./operations.ts";
import { packageFiles } from "./package.ts";
import { readmeTarget } from "./readme.ts";
import { schemaTarget } from "./schema.ts";
import type { EmittedFile, Target, TargetOutput } from "./target.ts";
import { typesTarget } from "./types.ts";

/** What is made of a provider alone, in the order in which package.json lists the files. */
export const targets: readonly Target[] = [
  blockJsonTarget,
  openapiTarget,
  schemaTarget,
  typesTarget,
  inputsTarget,
  clientTarget,
  operationsTarget,
  blockTarget,
  indexTarget,
  readmeTarget,
];

/** Every file of a provider's package, with the `others` that go along; package.json lists them all. */
export async function emit(
  provider: Provider,
  project: Project,
  release: Release,
  others: readonly TargetOutput[],
): Promise<readonly EmittedFile[]> {
  const own = targets.map(
    async ({ id, emit: from }): Promise<TargetOutput> => ({
      target: id,
      files: await from(provider, project),
    }),
  );
  const outputs = [...(await Promise.all(own)), ...others];
  const listed = outputs.flatMap(({ files }) => files);
  outputs.push({ target: "package", files: packageFiles(provider, project, release, listed) });
  assertApart(outputs);
  return outputs.flatMap(({ files }) => files);
}

/** One path from two targets: which of them is right is for nobody to guess. */
export function assertApart(outputs: readonly TargetOutput[]): void {
  const owners = new Map<string, string>();
  for (const { target, files } of outputs) {
    for (const { path } of files) {
      const owner = owners.get(path);
      if (owner !== undefined) {
        throw new Error(`the targets ${owner} and ${target} both emit ${JSON.stringify(path)}`);
      }
      owners.set(path, target);
    }
  }
}
