import { booleans, lists } from "../../../packages/runtime/src/inputs/conversions.ts";
import { jsonInputs } from "../../../packages/runtime/src/inputs/json-input.ts";
import { enums, numberLimits, textLimits } from "../../../packages/runtime/src/inputs/limits.ts";
import {
  acceptedErrors,
  errorConditions,
} from "../../../packages/runtime/src/reply/misleading-status.ts";
import { rules } from "../../../packages/runtime/src/inputs/rules.ts";
import { shaping } from "../../../packages/runtime/src/outputs/shaping.ts";
import { basics, type Words } from "../../../packages/runtime/src/words.ts";
import { inputDefinitions } from "./definition.ts";
import type { Operation, Provider } from "./types.ts";

/** Words of inputs by the name under which the runtime exports them. */
const INPUT_WORDS: Readonly<Record<string, Words>> = {
  booleans,
  enums,
  jsonInputs,
  lists,
  numberLimits,
  textLimits,
};

/** Every word that the data of an operation can hold. */
export const allWords: Words = {
  ...basics,
  ...Object.assign({}, ...Object.values(INPUT_WORDS)),
  ...acceptedErrors,
  ...errorConditions,
  ...rules,
  ...shaping,
};

/** Names of the runtime's exports that give the words of an operation their meaning, beyond the basics. */
export function wordsOf(provider: Provider, operation: Operation): readonly string[] {
  const inputs = Object.values(inputDefinitions(provider, operation));
  const used = new Set(
    inputs.flatMap((input) => [...Object.keys(input), input.convert ?? input.type]),
  );
  const named = Object.entries(INPUT_WORDS).flatMap(([name, words]) =>
    Object.keys(words).some((word) => used.has(word)) ? [name] : [],
  );
  const { accept, errors, outputs } = operation;
  return [
    ...named,
    ...(accept.length > 0 ? ["acceptedErrors"] : []),
    ...(errors.when.length > 0 ? ["errorConditions"] : []),
    ...(operation.rules.length > 0 || used.has("enumBy") ? ["rules"] : []),
    ...(outputs.some(({ source }) => isShaped(source)) ? ["shaping"] : []),
  ].toSorted();
}

function isShaped(source: Operation["outputs"][number]["source"]): boolean {
  if (source.kind === "const") return false;
  return source.omit.length > 0 || source.each !== null || (source.take ?? "count") !== "count";
}
