import { booleans, lists } from "./inputs/conversions.ts";
import type { Input } from "./definition.ts";
import { checkInputs } from "./inputs/check.ts";
import { jsonInputs } from "./inputs/json-input.ts";
import { enums, numberLimits, textLimits } from "./inputs/limits.ts";
import { acceptedErrors, errorConditions } from "./reply/misleading-status.ts";
import { rules } from "./inputs/rules.ts";
import { everyStep } from "./steps/every-step.ts";
import { steps } from "./steps/steps.ts";
import { basics, type Keywords } from "./keywords.ts";

/** Every keyword that an operation can use. */
export const everyKeyword: Keywords = {
  ...basics,
  ...booleans,
  ...lists,
  ...jsonInputs,
  ...textLimits,
  ...numberLimits,
  ...enums,
  ...rules,
  ...steps(everyStep),
  ...errorConditions,
  ...acceptedErrors,
};

/** The value that is sent for what is given for an input, or the message of the refusal. */
export function valueOf(input: Input, given: unknown, keywords = everyKeyword): unknown {
  const { values, problems } = checkInputs({ inputs: { it: input }, keywords }, { it: given });
  return problems.length ? problems[0]?.message : values["it"];
}
