// Generated from packages/runtime/src/definition.ts. Do not edit; run `npm run generate`.

/** Any JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What a call does at the provider: nothing, a change, or a charge. Decides what may be retried. */
export type Effect = "read" | "write" | "cost";

/** Type of an input or output, in the words of a workflow. */
export type ValueType = "string" | "number" | "boolean" | "json";

/** A problem that refuses a call, or one that is only reported to `context.onWarning`. */
export type Severity = "error" | "warning";

/** One input of an operation: what a person is shown, and what is checked before anything is sent. */
export interface Input {
  readonly type: ValueType;
  readonly required?: true;
  /** Shown to the user only, never filled in by a language model, as every secret is; `hidden`: set by the host. */
  readonly visibility?: "user-only" | "hidden";
  /** Never repeated in an error, an event or a log. */
  readonly secret?: true;
  readonly integer?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  /** What a json input must be; JSON text is parsed first. */
  readonly shape?: "object" | "array" | "any";
  readonly convert?: "trim" | "lowercase" | "uppercase" | "csv" | "csv-text";
  /** What happens when the input is absent. Sent only with `sendDefault`. */
  readonly default?: Json;
  readonly sendDefault?: true;
  /** Allowed values by the value of another input, or of `fallback` when that is absent. */
  readonly enumBy?: {
    readonly input: string;
    readonly fallback?: string;
    readonly severity: Severity;
    readonly values: Readonly<Record<string, readonly string[]>>;
  };
}

/** What limits the value of an input, in the words of JSON Schema. Lengths count characters. */
export type Limits = Pick<
  Input,
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | "multipleOf"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "format"
  | "enum"
  | "minItems"
  | "maxItems"
>;

/** A condition over several inputs. */
export type Rule = {
  readonly severity: Severity;
  readonly message: string;
} & (
  | { readonly kind: "any-of" | "exactly-one"; readonly of: readonly (readonly string[])[] }
  | {
      readonly kind: "requires";
      readonly input: string;
      readonly needs: readonly { readonly input: string; readonly equals?: string }[];
    }
  | { readonly kind: "matches"; readonly input: string; readonly pattern: string }
);

/**
 * A path into what a call knows: `body`, `status`, `headers`, `params` or `item`, then members:
 * `body.error.message`, `body[0].errorCode`, `body["@odata.nextLink"]`.
 */
export type Path = string;

/** One output: what a person is shown, and where its value comes from. */
export interface Output {
  readonly type: ValueType;
  readonly integer?: true;
  /** What JSON the value is, where the provider's schema says. */
  readonly shape?: "object" | "array";
  /** First present path wins. */
  readonly from?: readonly Path[];
  readonly const?: Json;
  readonly take?: "count" | "first" | "last" | "keys";
  readonly omit?: readonly string[];
  readonly each?: Readonly<Record<string, Path>>;
  readonly default?: Json;
  readonly optional?: true;
  readonly nullable?: true;
}

/** Where the provider's own words lie in a reply. */
export interface ErrorMapping {
  readonly message: readonly Path[];
  readonly code: readonly Path[];
  readonly requestId?: readonly Path[];
  /** The provider's code -> ours, where the status alone would mislead. */
  readonly codes?: Readonly<Record<string, ReplyErrorCode>>;
  /** Replies that are errors whatever their status, or whose status misleads; first match wins. */
  readonly when?: readonly ErrorCondition[];
}

/** All parts given must hold. */
export interface ErrorCondition {
  readonly status?: readonly number[];
  readonly match?: Readonly<Record<Path, Json>>;
  readonly contains?: Readonly<Record<Path, string>>;
  readonly present?: readonly Path[];
  readonly code: ReplyErrorCode;
}

/** Error codes that a reply can be mapped to. */
export type ReplyErrorCode =
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
  readonly match?: Readonly<Record<Path, Json>>;
  /** Constants for outputs, by dotted name; the others are mapped from the reply as usual. */
  readonly output?: Readonly<Record<string, Json>>;
}

/** What a reply holds: a JSON object, a JSON array, any JSON, or nothing. */
export type ReplyKind = "object" | "array" | "json" | "empty";

/** How the pages of an operation follow each other. */
export interface Page {
  /** Dotted name of the output that lists the items. */
  readonly output: string;
  /** Where the cursor or the address of the next page lies; absent, null or blank on the last page. */
  readonly next: Path;
  /** False here ends the paging, whatever `next` says. */
  readonly more?: Path;
  /** Input that takes the cursor; without it, `next` gives an address. */
  readonly send?: string;
}
