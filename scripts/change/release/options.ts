import type { VersionOptions } from "./decide.ts";

/** What is done about a release. */
export type ReleaseOptions = { readonly kind: "record"; readonly only: Only } | Request;

/** What a plan is asked for. */
export interface Request {
  readonly kind: "plan" | "apply";
  readonly only: Only;
  readonly versionOptions: VersionOptions;
  readonly json: boolean;
}

/** Ids of packages; null: all. */
export type Only = readonly string[] | null;
