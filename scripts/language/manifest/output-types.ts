import type { Json, OutputStep, ValueType } from "../ir/types.ts";
import type { ManifestCondition } from "./condition-types.ts";
import type { conversions } from "../words/steps/conversions.ts";

export interface ManifestOutput extends ManifestMaking {
  readonly from?: readonly string[];
  readonly const?: Json;
  /** Without it json; with `types: schema` missing only where the schema does not tell. */
  readonly type?: ValueType;
  readonly description: string;
  readonly default?: Json;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  /** Values that the schema does not list make the reply invalid. */
  readonly closed?: boolean;
  /** Read by the texts of other outputs only. */
  readonly internal?: boolean;
}

/** What is made of the value of an output, in this order. */
export interface ManifestMaking {
  /** Written as `from`: fixed text and paths in braces. */
  readonly text?: string;
  /** On an item: `item.state`. */
  readonly where?: ManifestCondition;
  /** A number, or a parameter in braces. */
  readonly limit?: number | string;
  /** A path, or members by name. */
  readonly each?: string | Readonly<Record<string, string | ManifestMember>>;
  readonly omit?: readonly string[];
  /** Names, or a parameter in braces. */
  readonly only?: readonly string[] | string;
  readonly take?: Take;
  readonly join?: string;
  readonly lines?: string;
  readonly divide?: number;
  readonly cut?: number;
  /** A value, a list of values, or `given`. */
  readonly is?: Json;
  readonly map?: Readonly<Record<string, Json>>;
  readonly convert?: Converter;
}

/** A value in the items of a list. */
export interface ManifestMember extends ManifestMaking {
  readonly from?: readonly string[];
  readonly default?: Json;
  readonly nullable?: boolean;
}

export type Take = Exclude<Extract<OutputStep, string>, Converter>;

export type Converter = (typeof conversions)[number]["name"];
