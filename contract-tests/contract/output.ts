import type { OutputContract } from "./output-types.ts";
import { constantOf, isAnswer, readValue } from "./output-steps.ts";
import type { OneOrMore, TypedOutput } from "./written-types.ts";

/** Reads one output. */
export function readOutput(name: string, output: TypedOutput, place: string): OutputContract {
  const { type, optional, nullable } = output;
  const source = readSource(output, place);
  const isFalse = source.kind === "path" && isAnswer(source.steps) && !optional && !nullable;
  const absent = output.default ?? (isFalse ? false : undefined);
  return {
    name,
    ...(output.description !== undefined && { description: output.description }),
    type,
    source,
    ...(absent !== undefined && { default: absent }),
    optional,
    nullable,
    ...(output.values && { values: output.values }),
  };
}

function readSource(written: TypedOutput, place: string): OutputContract["source"] {
  const constant = constantOf(written);
  if (constant !== undefined) return { kind: "const", value: constant };
  if (written.from === undefined && written.const === undefined)
    throw new Error(`${place} needs \`from\` or \`const\`.`);
  const { default: _, ...value } = readValue(written, written.around);
  return { kind: "path", ...value };
}

/** The list that a text alone is short for. */
export function listOf(written: OneOrMore = []): readonly string[] {
  return typeof written === "string" ? [written] : written;
}
