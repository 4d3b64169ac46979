import type { Deprecation, Json, ValueWords } from "../ir/types.ts";

/** What a parameter says to people. */
export interface ManifestParameterWords {
  readonly label?: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly advanced?: boolean;
  readonly group?: string;
  readonly deprecated?: string;
  readonly options?: ManifestOptions;
  readonly members?: ManifestMembers;
  readonly rows?: boolean;
  /** What `enum` says of its values beside them. */
  readonly values?: readonly ValueWords[];
}

/** What an operation says to people, to language models and to the hosts that call it for them. */
export interface ManifestOperationWords {
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly resource?: string;
  readonly docs?: string;
  readonly deprecated?: Deprecation;
  readonly model?: ManifestModel;
}

export interface ManifestModel {
  readonly hide?: boolean;
  readonly description?: string;
  readonly result?: readonly string[];
}

/** Where forms get the names of an object's members. */
export interface ManifestMembers extends Omit<ManifestOptions, "value"> {
  readonly name: string;
  readonly type?: string;
}

/** Where forms get the values of a parameter to choose from. */
export interface ManifestOptions {
  /** An operation. */
  readonly from: string;
  readonly value: string;
  /** A path, or text with paths in braces. */
  readonly label?: string;
  /** A parameter of `from`. */
  readonly search?: string;
  /** Parameter of `from` -> value, or a parameter in braces. */
  readonly params?: Readonly<Record<string, Json>>;
}
