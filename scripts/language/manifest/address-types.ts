import type { Json, Normalizer } from "../ir/types.ts";

/** Where requests go. */
export interface ManifestServer {
  /** Of several, the first whose parameters are all given; else the last. */
  readonly url: string | readonly string[];
  readonly normalize?: readonly Normalizer[];
  /** Suffixes; `any`: every host with a name. */
  readonly allowedHosts?: readonly string[] | "any";
}

/** A line of a request, and the value of a parameter that it depends on. */
export interface ManifestLine {
  readonly line: string;
  readonly when?: Readonly<Record<string, Json>>;
}
