import { booleans, lists } from "./conversions.ts";
import type { Input } from "./definition.ts";
import { checkInputs } from "./inputs.ts";
import { jsonInputs } from "./json-input.ts";
import { enums, numberLimits, textLimits } from "./limits.ts";
import { acceptedErrors, errorConditions } from "./misleading-status.ts";
import { rules } from "./rules.ts";
import { shaping } from "./shaping.ts";
import { basics, type Words } from "./words.ts";

/** Every word that an operation can use. */
export const everyWord: Words = {
  ...basics,
  ...booleans,
  ...lists,
  ...jsonInputs,
  ...textLimits,
  ...numberLimits,
  ...enums,
  ...rules,
  ...shaping,
  ...errorConditions,
  ...acceptedErrors,
};

/** The value that is sent for what is given for an input, or the message of the refusal. */
export function valueOf(input: Input, given: unknown, words = everyWord): unknown {
  const { values, problems } = checkInputs({ inputs: { it: input }, words }, { it: given });
  return problems.length ? problems[0]?.message : values["it"];
}
