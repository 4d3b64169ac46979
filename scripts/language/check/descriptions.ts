import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { DeferredRange } from "../manifest/deferred-source.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import { escaped } from "./number-pattern.ts";
import { repetitionsOf } from "./repetitions.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Descriptions that say a limit, a default or a list of values a second time. */
export function* checkDescriptions({ declarations, source }: PreparedManifest): Findings {
  for (const { name, at, parameter } of declarations) {
    for (const { member, quote } of repetitionsOf(parameter)) {
      const range = rangeOf(source, [...at, "description"], quote);
      yield diagnostic("limit-in-description", range, { name, member, quote });
    }
  }
}

/** Where words stand in a text as it is written, with line breaks and all; else the whole text. */
function rangeOf(source: ManifestSource, at: ManifestPath, quote: string): SourceRange {
  return new DeferredRange(source.file, () => {
    const { file, start, end } = source.valueAt(at);
    const words = quote.split(" ").map(escaped).join(String.raw`\s+`);
    const found = new RegExp(words, "u").exec(file.text.slice(start, end));
    if (!found) return { file, start, end };
    const from = start + found.index;
    return { file, start: from, end: from + found[0].length };
  });
}
