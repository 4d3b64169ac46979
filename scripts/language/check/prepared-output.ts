import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOutput, ManifestValue } from "../manifest/types.ts";
import type { PreparedOperation, PreparedManifest } from "./prepared.ts";

/** One output, prepared for the checks with its operation and manifest. */
export interface PreparedOutput {
  readonly name: string;
  readonly at: ManifestPath;
  readonly output: ManifestOutput;
  readonly operation: PreparedOperation;
  readonly prepared: PreparedManifest;
}

/** A value of an output, or of a member of its items, and what is made of it. */
export interface Spot {
  readonly entry: PreparedOutput;
  readonly at: ManifestPath;
  readonly value: ManifestValue;
  /** What is known of the item that it lies in; null outside of lists. */
  readonly items: readonly JsonSchema[] | null;
}
