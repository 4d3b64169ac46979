import type { Json } from "../ir/types.ts";

/**
 * What has to hold: all tests of a map, by the path of what each asks about; one condition of a list; or
 * that there is all that a text names, `name + company`.
 */
export type ManifestCondition =
  | string
  | readonly ManifestCondition[]
  | { readonly [path: string]: ManifestAsked };

/** A value, `{name}` of a parameter, `2xx` of a status, one of several tests, or words. */
export type ManifestAsked =
  | null
  | boolean
  | number
  | string
  | readonly ManifestAsked[]
  | ManifestAskedWords;

export interface ManifestAskedWords {
  readonly given?: boolean;
  readonly not?: ManifestAsked;
  readonly is?: Json;
  readonly contains?: string;
  readonly matches?: string;
  readonly any?: ManifestCondition;
}

/** What the inputs of a call have to be together; it has `need` or `exactlyOne`. */
export interface ManifestRule {
  readonly when?: ManifestCondition;
  readonly need?: ManifestCondition;
  /** `name + company` means both together. */
  readonly exactlyOne?: readonly string[];
  readonly severity?: "error" | "warning";
  readonly message?: string;
}
