import type { OutputStep } from "../../../../packages/runtime/src/definition.ts";
import type { Condition } from "./condition.ts";
import type { Json, JsonSchema } from "./json.ts";
import type { ValueType } from "./parameter.ts";

export type {
  Made,
  Members,
  OutputStep,
  Source,
  StepArguments,
} from "../../../../packages/runtime/src/definition.ts";

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

/** What a file may be. */
export interface ReplyFile {
  /** `application/pdf`, or `image/*` */
  readonly mediaType?: string;
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
  | {
      readonly kind: "path";
      /** First present wins. There is none where the first step is `fill`. */
      readonly paths: readonly Path[];
      /** What is made of the value, in this order. */
      readonly steps: readonly OutputStep[];
    };
