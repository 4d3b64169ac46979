import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOutput } from "../manifest/types.ts";
import type { PreparedOperation, PreparedManifest } from "./prepared.ts";

/** One output, prepared for the checks with its operation and manifest. */
export interface PreparedOutput {
  readonly name: string;
  readonly at: ManifestPath;
  readonly output: ManifestOutput;
  readonly operation: PreparedOperation;
  readonly prepared: PreparedManifest;
}
