import { diagnostic } from "../diagnostics/diagnostic.ts";
import { textParts } from "../ir/output-text.ts";
import type { ManifestMaking } from "../manifest/output-types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Internal outputs that no text names: nobody would ever see their values. */
export function* checkInternalOutputs({ operations, source }: PreparedManifest): Findings {
  for (const { at, operation } of operations) {
    const outputs = Object.entries(operation.output);
    const named = new Set(outputs.flatMap(([, output]) => pathsIn(output)));
    for (const [name, { internal }] of outputs) {
      const path = `output.${name}`;
      if (!internal || named.has(path)) continue;
      const range = source.keyAt([...at, "output", name, "internal"]);
      yield diagnostic("output-internal-unused", range, { name, hole: `{${path}}` });
    }
  }
}

/** The paths in the texts of an output and of the members that it makes. */
function pathsIn({ text = "", lines = "", each }: ManifestMaking): readonly string[] {
  const own = [text, lines].flatMap(textParts);
  const members = typeof each === "object" ? Object.values(each) : [];
  return [
    ...own.flatMap((part) => (part.kind === "hole" ? [part.path] : [])),
    ...members.flatMap((member) => (typeof member === "string" ? [] : pathsIn(member))),
  ];
}
