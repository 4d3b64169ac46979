import type { ConditionContract } from "./condition-types.ts";
import type { SentStep } from "./steps.ts";
import type { Value } from "./value.ts";
import type { ParameterWords } from "./words-types.ts";

export type { Value } from "./value.ts";

export type ValueType = "string" | "integer" | "number" | "boolean" | "json";

export type ParameterType = ValueType | "file";

export interface ParameterContract {
  readonly name: string;
  readonly description: string;
  /** What forms call it; undefined where its name says it. */
  readonly label?: string;
  /** What else people read of it, as the manifest has it. */
  readonly words: ParameterWords;
  readonly visibility: Visibility;
  readonly type: ParameterType;
  /** A text that is a whole address, with its scheme, port and base path. */
  readonly pasted: boolean;
  /** What a json parameter must be; null for the other types. */
  readonly shape: "object" | "array" | "any" | null;
  readonly required: boolean;
  readonly secret: boolean;
  /** Undefined when the manifest gives none. */
  readonly default?: Value;
  readonly sendDefault: boolean;
  readonly place: Place;
  /** It comes to stand in a header, alone or within its text. */
  readonly inHeader: boolean;
  readonly convert:
    | "trim"
    | "lowercase"
    | "uppercase"
    | "trim-lowercase"
    | "trim-uppercase"
    | "csv"
    | "csv-text"
    | null;
  /** What travels for each key, by its text; undefined for one that is not sent. Null: no table. */
  readonly table: ReadonlyMap<string, Value | undefined> | null;
  /** What is made of the value after limits and the table, in this order. */
  readonly steps: readonly SentStep[];
  /** Another parameter takes it for its time zone. */
  readonly isZone: boolean;
  /** Blank text is sent, as empty text; null is sent. */
  readonly clears: { readonly blank: boolean; readonly nulls: boolean };
  /** It stands in HTML and XML as it is given. */
  readonly raw: boolean;
  /** How a list travels in a query. */
  readonly lists: Lists;
  /** Sent only while this holds. */
  readonly when: ConditionContract | null;
  readonly limits: LimitsContract;
  readonly example?: Value;
  /** Declared by the provider for every operation. */
  readonly shared: boolean;
  /** Patterns that rules ask of its text. */
  readonly patterns: readonly string[];
  /** Values that rules list for it. */
  readonly listed: readonly Value[];
  /** What takes it in the calls that are made before that of its operation. */
  readonly passedTo: () => readonly ParameterContract[];
  /** Name of the environment variable that holds it for live runs; of the provider's parameters only. */
  readonly env: string | null;
}

/** How the words of a name are written on the wire. */
export type Names = "snake_case" | "camelCase" | "PascalCase" | "kebab-case";

/** The names of the items of a list: `a[]`, `a`, `a[0]`, or one name for all of them. */
export type Lists = "brackets" | "repeat" | "indexes" | "comma";

/** Keywords of JSON Schema; lengths count code points, items are counted after `csv`. */
export interface LimitsContract {
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
  readonly maxBytes?: number;
  readonly mediaTypes?: readonly string[];
}

/** Who may fill an input in. */
export type Visibility = "user-or-llm" | "user-only" | "hidden";

/** Where a value travels. */
export type Place =
  | { readonly in: "path" | "query" | "header"; readonly name: string }
  /** Members from the top of the JSON body; none for the whole body. */
  | { readonly in: "body"; readonly path: readonly string[] }
  | { readonly in: "none" };
