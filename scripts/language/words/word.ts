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

/**
 * What a value is, between a caller and the wire or between a reply and an output. Of an input, `array` is what
 * commas split, and `object` is JSON of any shape.
 */
export type Kind = "string" | "number" | "boolean" | "array" | "object" | "file" | "any";

/** What a word is told of a parameter; it sees no manifest. */
export interface Facts {
  /** A text, and no list of texts. */
  readonly isText: boolean;
  readonly isSecret: boolean;
  readonly hasTable: boolean;
  /** Required, or with a default. */
  readonly isGiven: boolean;
  /** A limit that it has, `enum` aside. */
  readonly limit: string | undefined;
  readonly example: Json | undefined;
  /** All that the manifest itself gives for it, as it is read: allowed values, default and example. */
  readonly values: readonly Json[];
}

/** The parameters that one may refer to; each is looked at when a word asks for it. */
export interface Siblings {
  readonly names: readonly string[];
  of(name: string): Facts | undefined;
}
