import { complete } from "./complete.ts";
import { plainEach, plainTake, readMaking } from "./making.ts";
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
  const isAnswer = output.is === "given" && !optional && !nullable;
  const absent = output.default ?? (isAnswer ? false : output.default);
  const fallback = absent !== undefined && { default: absent };
  return {
    name,
    ...(output.description !== undefined && { description: output.description }),
    type,
    source: readSource(output, place),
    ...fallback,
    optional,
    nullable,
    ...(output.values && { values: output.values }),
  };
}

function readSource(written: WrittenOutput, place: string): OutputContract["source"] {
  if (written.const !== undefined) return { kind: "const", value: written.const };
  const { from, take, omit = [], each } = written;
  const making = readMaking(written);
  if (from === undefined && making.text === undefined) {
    throw new Error(`${place} needs \`from\` or \`const\`.`);
  }
  return {
    kind: "path",
    paths: making.text === undefined ? listOf(from) : [],
    take: plainTake(take),
    omit,
    each: plainEach(each),
    making,
  };
}

/** The list that a text alone is short for. */
export function listOf(written: OneOrMore = []): readonly string[] {
  return typeof written === "string" ? [written] : written;
}
