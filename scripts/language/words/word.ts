import type { Json } from "../../../packages/runtime/src/definition.ts";

/**
 * What the language's schema says of one word: JSON Schema, with what it means and how it is written. One without
 * a description or an example does not compile. `npm run docs` puts it into `specs/manifest.schema.json`.
 */
export interface WordSchema {
  readonly [keyword: string]: Json;
  readonly description: string;
  readonly examples: readonly [Json, ...Json[]];
}
