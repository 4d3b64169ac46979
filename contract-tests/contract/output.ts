import { complete } from "./complete.ts";
import type { OutputContract } from "./output-types.ts";
import type { OneOrMore, WrittenOutput } from "./written-types.ts";

/** Reads one output; a path alone is short for `from`. */
export function readOutput(
  name: string,
  written: string | WrittenOutput,
  place: string,
): OutputContract {
  const output = typeof written === "string" ? { from: written } : complete(written, place, []);
  const { type = "json", optional = false, nullable = false } = output;
  const fallback = output.default !== undefined && { default: output.default };
  return {
    name,
    ...(output.description !== undefined && { description: output.description }),
    type,
    source: readSource(output, place),
    ...fallback,
    optional,
    nullable,
  };
}

function readSource(written: WrittenOutput, place: string): OutputContract["source"] {
  if (written.const !== undefined) return { kind: "const", value: written.const };
  const { from, take = null, omit = [], each = null } = written;
  if (from === undefined) throw new Error(`${place} needs \`from\` or \`const\`.`);
  return { kind: "path", paths: listOf(from), take, omit, each };
}

/** The list that a text alone is short for. */
export function listOf(written: OneOrMore = []): readonly string[] {
  return typeof written === "string" ? [written] : written;
}
