import { complete } from "./complete.ts";
import type { OutputContract } from "./output-types.ts";
import { isAnswer, readValue } from "./output-steps.ts";
import type { OneOrMore, WrittenOutput } from "./written-types.ts";

/** Reads one output; a path alone is short for `from`. */
export function readOutput(
  name: string,
  written: string | WrittenOutput,
  place: string,
): OutputContract {
  const output = typeof written === "string" ? { from: written } : complete(written, place, []);
  const { type = "json", optional = false, nullable = false } = output;
  const source = readSource(output, place);
  const isFalse = source.kind === "path" && isAnswer(source.steps) && !optional && !nullable;
  const absent = output.default ?? (isFalse ? false : output.default);
  const fallback = absent !== undefined && { default: absent };
  return {
    name,
    ...(output.description !== undefined && { description: output.description }),
    type,
    source,
    ...fallback,
    optional,
    nullable,
    ...(output.values && { values: output.values }),
  };
}

function readSource(written: WrittenOutput, place: string): OutputContract["source"] {
  if (written.const !== undefined) return { kind: "const", value: written.const };
  if (written.from === undefined) throw new Error(`${place} needs \`from\` or \`const\`.`);
  const { default: _, ...value } = readValue(written);
  return { kind: "path", ...value };
}

/** The list that a text alone is short for. */
export function listOf(written: OneOrMore = []): readonly string[] {
  return typeof written === "string" ? [written] : written;
}
