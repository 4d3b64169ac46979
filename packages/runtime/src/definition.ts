/** Any JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What a call does at the provider: it changes nothing, changes something, or costs money. Decides what may be retried. */
export type Effect = "read" | "write" | "cost";

/** Type of an input or output. */
export type ValueType = "string" | "number" | "boolean" | "json";

/** An error rejects the call; a warning is only reported to `context.onWarning`. */
export type Severity = "error" | "warning";

/** One input of an operation, and what is checked before anything is sent. */
export interface Input {
  readonly type: ValueType | "file";
  readonly required?: true;
  /** `user-only`: never filled in by a language model, which is true of every secret. `hidden`: set by the host. */
  readonly visibility?: "user-only" | "hidden";
  /** Never appears in an error, an event or a log. */
  readonly secret?: true;
  /** Sent as the credential of the call; not asked for where `context.credentials` leaves it to the host. */
  readonly credential?: true;
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
  /** Size of a file. */
  readonly maxBytes?: number;
  /** Media types that a file may have: `image/png`, `image/*`. */
  readonly mediaTypes?: readonly string[];
  /** The content of a file travels as text. */
  readonly base64?: true;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  /** The JSON that the input must be, once text is parsed. Default: `object`. */
  readonly shape?: "object" | "array" | "any";
  readonly convert?:
    | "trim"
    | "lowercase"
    | "uppercase"
    | "trim-lowercase"
    | "trim-uppercase"
    | "csv"
    | "csv-text";
  /** Blank text is given, and sent as empty text. */
  readonly blank?: true;
  /** Null is given, and sent. */
  readonly nulls?: true;
  /** The value that applies when the input is absent. Sent only with `sendDefault`. */
  readonly default?: Json;
  readonly sendDefault?: true;
}

/** What limits the value of an input, in the keywords of JSON Schema. Lengths count characters. */
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
  | "maxBytes"
  | "mediaTypes"
>;

/**
 * What has to hold of a call or a reply: all of a map of paths with tests, or one of several conditions.
 * On inputs, a path is the name of one, and while it is absent its default counts.
 */
export type Condition = { readonly [path: Path]: Test } | readonly Condition[];

/** The value that there has to be, or one of several, or what words ask. What is absent is null. */
export type Test = null | boolean | number | string | readonly Test[] | TestWords;

/** What is asked of a value; all of it has to hold. */
export interface TestWords {
  /** Whether there is one: not null, no blank text and no empty list. Of an input: whether the caller gives it. */
  readonly given?: boolean;
  readonly not?: Test;
  /** The value itself, also a list or an object. */
  readonly is?: Json;
  /** Part of a text, in any case. */
  readonly contains?: string;
  /** A regular expression, with the flag `u`. */
  readonly matches?: string;
  /** Of a list: a condition on one of its items, the root `item`. */
  readonly any?: Condition;
  /** The value, or one of the values, of this input; it does not count while that is not given. */
  readonly input?: string;
  /** Of a status: its first figure. */
  readonly class?: 2 | 3 | 4 | 5;
}

/** A condition on several inputs. */
export type Rule = {
  readonly severity: Severity;
  /** The input that is named when the rule is broken. */
  readonly input: string;
  /** Without a full stop where `shown`. */
  readonly message: string;
  /** The message ends with the value of the input, unless that is a secret. */
  readonly shown?: true;
  /** The rule counts only while this holds. */
  readonly when?: Condition;
} & (
  | { readonly need: Condition }
  /** One of these groups is given, and no other. */
  | { readonly exactlyOne: readonly (readonly string[])[] }
);

/**
 * A path into a reply: `body`, `status`, `headers`, `params` (the inputs) or `item`, followed by
 * members: `body.error.message`, `body[0].errorCode`, `body["@odata.nextLink"]`.
 */
export type Path = string;

/** One output: its type, and where its value comes from. */
export interface Output {
  readonly type: ValueType;
  readonly integer?: true;
  /** The JSON that the value is, where the provider's schema says so. */
  readonly shape?: "object" | "array";
  /** The first path that is present gives the value. */
  readonly from?: readonly Path[];
  readonly const?: Json;
  /** What is made of the value, in this order; `steps` implements it. */
  readonly convert?: readonly OutputStep[];
  readonly default?: Json;
  readonly optional?: true;
  readonly nullable?: true;
}

/** One thing that is made of the value at a path; a step that takes something is an object of one key. */
export type OutputStep =
  | "count"
  | "first"
  | "last"
  | "sum"
  | "flat"
  | "keys"
  | "values"
  | "entries"
  | "number"
  | "boolean"
  | "text"
  | "json"
  | "base64-text"
  | "date-time"
  | "epoch"
  | {
      [Name in keyof StepArguments]: Readonly<Record<Name, StepArguments[Name]>>;
    }[keyof StepArguments];

/** Steps that take something beside the value. */
export interface StepArguments {
  /** A path in the value: `item[-1].id`, or in what a Link header says: `links.next.url`. */
  readonly at: Path;
  /** What stands in place of the value. */
  readonly fill: Source;
  /** What has to hold of the reply, or of an item, for there to be a value. */
  readonly if: Condition;
  /** What holds of the items that stay, the root `item`. */
  readonly where: Condition;
  /** How many items at most, or the input that holds it. */
  readonly limit: number | string;
  /** What each item becomes. */
  readonly each: Source;
  /** Names of members, or the input that holds them. */
  readonly only: readonly string[] | string;
  readonly omit: readonly string[];
  /** A separator between the items as text. */
  readonly join: string;
  readonly divide: number;
  /** Most characters of a text. */
  readonly cut: number;
  /** True for one of these values; `given`: for any but blank text and an empty list. */
  readonly is: readonly Json[] | "given";
  /** Value as text -> what stands for it; others are absent. */
  readonly map: Readonly<Record<string, Json>>;
  /** The only values that there are. */
  readonly closed: readonly (string | number)[];
}

/** A value inside an output: a path, a text (fixed text and values in turn, text first), a value with steps, or an object. */
export type Source = Path | readonly Source[] | Made | Members;

/** The first path that is present gives the value; null stays null where nothing else is said of it. */
export interface Made {
  readonly from: readonly Path[];
  readonly convert?: readonly OutputStep[];
  readonly default?: Json;
  /** Absent where it is null or blank text. */
  readonly optional?: true;
}

/** An object by the dotted names of its members; those without a value are left out. */
export interface Members {
  readonly members: Readonly<Record<string, Source>>;
  /** Another object, whose other members it has as well. */
  readonly spread?: Path;
}

/** Where an error reply holds the provider's message, code and request id. */
export interface ErrorMapping {
  readonly message?: readonly Path[];
  readonly code?: readonly Path[];
  readonly requestId?: readonly Path[];
  /** Provider's code -> code of the `ToolError`, where the status alone would mislead. */
  readonly codes?: Readonly<Record<string, ReplyErrorCode>>;
  /** Replies that are errors despite their status, or whose status misleads. The first that holds decides. */
  readonly when?: readonly ErrorCondition[];
}

/** Replies that are errors whatever their status, or whose status misleads. */
export interface ErrorCondition {
  readonly if: Condition;
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

/** An error status that is a valid answer, such as a 404 for "nothing found". */
export interface Accept {
  /** Only replies of which this holds. */
  readonly if?: Condition;
  /** Constants for outputs, by dotted name; the others are mapped from the reply as usual. */
  readonly output?: Readonly<Record<string, Json>>;
}

/**
 * Body of a reply: a JSON object or array (or null, where it may be), any JSON, bare text, lines or
 * events of JSON, a file, or nothing.
 */
export type ReplyKind =
  | "object"
  | "array"
  | "object|null"
  | "array|null"
  | "json"
  | "text"
  | "lines"
  | "events"
  | "file"
  | "empty";
