import type { Project, Provider } from "../ir/types.ts";
import { blockTarget } from "./block.ts";
import { blockJsonTarget } from "./block-json.ts";
import { clientTarget } from "./client.ts";
import { indexTarget } from "./index-file.ts";
import { openapiTarget } from "./openapi.ts";
import { operationsTarget } from "./operations.ts";
import { packageTarget } from "./package.ts";
import { readmeTarget } from "./readme.ts";
import { schemaTarget } from "./schema.ts";
import type { EmittedFile, Target } from "./target.ts";

/** All targets, in the order their files are reported. */
export const targets: readonly Target[] = [
  openapiTarget,
  schemaTarget,
  clientTarget,
  operationsTarget,
  blockTarget,
  blockJsonTarget,
  indexTarget,
  packageTarget,
  readmeTarget,
];

/** Every file of a provider's package. */
export async function emit(provider: Provider, project: Project): Promise<readonly EmittedFile[]> {
  const files = await Promise.all(targets.map((target) => target.emit(provider, project)));
  return files.flat();
}
