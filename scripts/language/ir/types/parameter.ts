import type { Limits } from "../../../../packages/runtime/src/definition.ts";
import type { Rule, Condition } from "./condition.ts";
import type { Lists } from "./encoding.ts";
import type { ParameterWords } from "./people.ts";
import type { Json } from "./json.ts";
import type { InputStep } from "../../words/steps.ts";

export type { InputStep, Limits };

export type ValueType = "string" | "integer" | "number" | "boolean" | "json";

/** `file`: bytes with a name and a media type. */
export type ParameterType = ValueType | "file";

export type Visibility = "user-or-llm" | "user-only" | "hidden";

export interface Parameter {
  readonly name: string;
  /** Label for people, from the name where the manifest gives none: `Max results`. */
  readonly title: string;
  readonly description: string;
  readonly type: ParameterType;
  /** What a json parameter must be; null for the other types. */
  readonly shape: "object" | "array" | "any" | null;
  readonly required: boolean;
  /** In the keywords of JSON Schema, as the manifest has them: `maximum`, `maxLength`, `pattern`. */
  readonly limits: Limits;
  /** What its values are held to by the value of another one: a rule for each of these, and `shown`. */
  readonly rules?: readonly Rule[];
  /** What counts when the parameter is absent, converted; undefined when the manifest does not say. */
  readonly default?: Json;
  /** True: the default is put on the wire. False: it documents what the API does. */
  readonly sendDefault: boolean;
  /** True: blank text is given, and sent as empty text. */
  readonly blank?: true;
  /** True: null is given, and sent. */
  readonly nulls?: true;
  readonly visibility: Visibility;
  readonly secret: boolean;
  readonly placement: Placement;
  /** What is made of the value between the caller and the wire, in this order: names, or names with what they take. */
  readonly convert: readonly InputStep[];
  /** How its list travels in the query; absent where its name is repeated. */
  readonly lists?: Exclude<Lists, "repeat">;
  /** The parameter is sent only while this holds. */
  readonly when: Condition | null;
  readonly example?: Json;
  readonly words?: ParameterWords;
  /** Of one that names where requests go, unless its values are the manifest's own or ends of hosts say it all. */
  readonly host?: NamedHost;
  /** True when the provider declares it for every operation. */
  readonly shared: boolean;
  /** Environment variable that holds it in live runs; of the provider's own only. */
  readonly env: string | null;
  /** True of a credential that travels like a parameter. */
  readonly credential?: true;
}

/** What a parameter names: a host, or an address with its scheme, port and base path. */
export interface NamedHost {
  readonly kind: "host" | "address";
  /** Ends that the host may have, each beginning with a dot; `any`: all but those of private networks. */
  readonly allowed: readonly string[] | "any";
}

/** How the runtime reads a value before its limits are checked. */
export type Converter = "trim" | "lowercase" | "uppercase" | TrimmedCase | "csv" | "csv-text";

/** `trim` and a case, which manifests write as a list. */
export type TrimmedCase = "trim-lowercase" | "trim-uppercase";

/** Where a value travels. Property paths are relative to the JSON body. */
export type Placement =
  | { readonly kind: "path"; readonly name: string }
  | { readonly kind: "query"; readonly name: string }
  | { readonly kind: "header"; readonly name: string }
  | { readonly kind: "body" }
  | { readonly kind: "property"; readonly path: readonly string[] }
  | { readonly kind: "none" };
