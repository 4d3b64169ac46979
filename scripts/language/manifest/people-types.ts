import type { Json, ValueWords } from "../ir/types.ts";
import type { ManifestOptions } from "./call-types.ts";

/** What a parameter says to people. */
export interface ManifestParameterWords {
  readonly label?: string;
  readonly placeholder?: string;
  readonly field?: "lines" | "rows";
  readonly advanced?: boolean;
  readonly group?: string;
  readonly deprecated?: string;
  /** The choices of a form; of an object the names of its members. */
  readonly options?: ManifestOptions;
}

/** What a map of allowed values says beside their list. */
export interface ManifestChoices {
  /** Key -> what travels for it; undefined where each value travels as it is. */
  readonly table?: Readonly<Record<string, Json>>;
  /** What people read of some. */
  readonly words: readonly ValueWords[];
  /** Keys that say that they do not travel. */
  readonly omitted: readonly string[];
}

/** What an operation says to people, to language models and to the hosts that call it for them. */
export interface ManifestOperationWords {
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly resource?: string;
  readonly docs?: string;
  readonly deprecated?: string;
  /** False: it is not offered to models. */
  readonly model?: ManifestModel | boolean;
}

export interface ManifestModel {
  readonly description?: string;
  readonly result?: readonly string[];
}
