import type { OutputSource } from "../ir/types.ts";
import type { ManifestOutput } from "./types.ts";

/** Where its value comes from. */
export function sourceOf(output: Omit<ManifestOutput, "description">): OutputSource {
  if (output.const !== undefined) return { kind: "const", value: output.const };
  return {
    kind: "path",
    paths: output.from ?? [],
    take: output.take ?? null,
    omit: output.omit ?? [],
    each: output.each ?? null,
  };
}
