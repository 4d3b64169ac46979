import type { VersionOptions } from "./decide.ts";

export type ReleaseOptions = { readonly kind: "record"; readonly only: Only } | Request;

export interface Request {
  readonly kind: "plan" | "apply";
  readonly only: Only;
  readonly versionOptions: VersionOptions;
  readonly json: boolean;
}

/** Ids of packages; null: all. */
export type Only = readonly string[] | null;
