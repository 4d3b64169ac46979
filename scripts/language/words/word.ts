import type {
  Catalog,
  MessageValues,
} from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Json } from "../ir/types/json.ts";

/** What the language's schema says of what a word takes: without a description or an example it does not compile. */
export interface KeySchema {
  readonly type?: "string" | "object";
  readonly $ref?: "#/$defs/parameterName";
  /** Of a text that is a regular expression; the checker tries it, and it is no word of the schema. */
  readonly format?: "regex";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minProperties?: number;
  readonly additionalProperties?: { readonly $ref: "#/$defs/json" };
  readonly description: string;
  readonly examples: readonly [Json, ...Json[]];
}

/** A problem that a word finds where it stands; the checker knows the place in the file. */
export type Problem<Of extends Catalog> = {
  readonly [Code in keyof Of]: {
    readonly code: Code;
    readonly values: Omit<MessageValues<Of[Code]>, "name">;
  };
}[keyof Of];

/** What a value is on its way to the wire. */
export type TravelKind = "text" | "number" | "truth value" | "json" | "list" | "file" | "any value";

/** What a word is told of a parameter; it sees no manifest. */
export interface Facts {
  /** After it was read, before its table. */
  readonly kind: TravelKind;
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
