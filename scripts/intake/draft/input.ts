import type { WrittenParameter } from "../../language/manifest/expand-parameter.ts";

/** A parameter of a manifest, and where the vendor takes it. */
export interface Input {
  readonly name: string;
  readonly parameter: WrittenParameter;
  readonly place: "path" | "query" | "header" | "body";
  /** Of a member of the body, dotted; empty for the whole. */
  readonly wire: string;
  /** What the vendor says of it, and no parameter does. */
  readonly told: readonly string[];
}
