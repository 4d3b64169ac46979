import type { Condition } from "./condition.ts";
import type { Json, JsonSchema } from "./json.ts";
import type { ValueType } from "./parameter.ts";

/** A declared reply: a named schema, or no body. */
export interface Reply {
  readonly status: number;
  readonly schema: string | null;
  /** Bare text, and no JSON. */
  readonly isText?: true;
  /** A list of JSON values: one of each line (NDJSON), or of each server-sent event. */
  readonly listing?: "lines" | "events";
  /** Bytes, which the host stores. */
  readonly file?: ReplyFile;
  readonly description: string;
}

/** What a file may be; a member that is absent says nothing. */
export interface ReplyFile {
  /** `application/pdf`, or `image/*` */
  readonly mediaType?: string;
  readonly maxBytes?: number;
}

/**
 * A path into what a call knows: `body`, `status`, `headers`, `params` or `item`, then members:
 * `body.error.message`, `body[0].errorCode`, `body["@odata.nextLink"]`.
 */
export type Path = string;

/** Where the provider's own words lie in an error reply, first present path wins. */
export interface ErrorMapping {
  readonly message: readonly Path[];
  readonly code: readonly Path[];
  readonly requestId: readonly Path[];
  /** The provider's code -> ours, where the status alone would mislead. */
  readonly codes: Readonly<Record<string, ErrorCode>>;
  /** Replies that are errors whatever their status, or whose status misleads; the first match wins. */
  readonly when: readonly ErrorCondition[];
}

export interface ErrorCondition {
  readonly if: Condition;
  readonly code: ErrorCode;
}

/** Codes of the runtime's ToolError that a reply can be mapped to. */
export type ErrorCode =
  | "bad_request"
  | "unauthorized"
  | "payment_required"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "upstream_error";

/** An error status that is an answer: a 404 that means "nothing found". */
export interface Accept {
  readonly status: number;
  /** Absent: whatever the reply holds. */
  readonly if?: Condition;
  /** Constants for outputs, by dotted name; the others are mapped from the reply as usual. */
  readonly output: Readonly<Record<string, Json>>;
}

export interface Output {
  /** Dotted name: `metadata.count`. */
  readonly name: string;
  readonly type: ValueType;
  readonly description: string;
  readonly source: OutputSource;
  /** What stands for an absent value; undefined when there is none. */
  readonly default?: Json;
  /** True: left out of the outputs when absent. */
  readonly optional: boolean;
  /** True: null when absent or null. */
  readonly nullable: boolean;
  /** JSON Schema of the value, references as in `Provider.schemas`. */
  readonly schema: JsonSchema;
  /** Values of text or a number that the reply's schema lists. The provider may add others. */
  readonly known?: readonly (string | number)[];
  /** Present where there are no others: another value makes the reply invalid, or is absent. */
  readonly closed?: true;
}

export type OutputSource =
  | { readonly kind: "const"; readonly value: Json }
  | ({
      readonly kind: "path";
      /** First present wins. */
      readonly paths: readonly Path[];
      readonly take: Take | null;
      readonly omit: readonly string[];
      /** For arrays: each item becomes an object of these paths, which begin with `item`. */
      readonly each: Readonly<Record<string, Path>> | null;
    } & Making);

export type Take = "count" | "first" | "last" | "keys" | "sum" | "flat" | "values" | "entries";

/** What is made of a value, in this order; `each`, `omit` and `take` stand between `limit` and `join`. */
export interface Making {
  /** In place of `paths`, which are empty: absent when one of its values is. */
  readonly text?: OutputText;
  /** Of the items those for which all of it holds. */
  readonly where?: readonly ItemCondition[];
  /** How many items at most. */
  readonly limit?: Chosen<number>;
  /** In place of `each`: what an item becomes. */
  readonly items?: OutputItem;
  /** Names of the members that stay. */
  readonly only?: Chosen<readonly string[]>;
  /** A separator between the items as text. */
  readonly join?: string;
  /** A text for each item, with line ends between them. */
  readonly lines?: OutputText;
  readonly divide?: number;
  /** Most characters of a text. */
  readonly cut?: number;
  /** True for one of these values; `given`: for any but blank text and an empty list. */
  readonly is?: readonly Json[] | "given";
  /** Value as text -> what stands for it; others are absent. */
  readonly map?: Readonly<Record<string, Json>>;
  readonly convert?: OutputConverter;
}

export type OutputConverter =
  | "number"
  | "boolean"
  | "text"
  | "json"
  | "base64-text"
  | "date-time"
  | "epoch";

/** The value at the path, from the root `item`, is one of these. */
export interface ItemCondition {
  readonly path: Path;
  readonly is: Chosen<readonly Json[]>;
}

/** Written in the manifest, or the value of a parameter, without which it does not count. */
export type Chosen<Value> =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "parameter"; readonly name: string };

/** A value inside an output. */
export interface OutputMember {
  readonly source: OutputSource;
  /** What stands for an absent value; undefined when there is none. */
  readonly default?: Json;
}

export type OutputItem =
  | { readonly kind: "value"; readonly of: OutputMember }
  | { readonly kind: "object"; readonly members: Readonly<Record<string, OutputMember>> };

/** Fixed text, and values. */
export type OutputText = readonly (string | OutputMember)[];
