import { environmentVariable } from "../../../../packages/workflow/src/document/environment-variable.ts";
import type { JsonSchema } from "../../../language/ir/types.ts";
import type { InputData } from "./block-data.ts";
import { refer } from "./definitions.ts";
import { valueSchema } from "./value.ts";

/** An input as a workflow writes it: a value, or text with references in place of it. `block` is its type. */
export function inputSchema(block: string, input: InputData): JsonSchema {
  const { name, description, visibility, secret, required, default: fallback, deprecated } = input;
  const variable = `{{${environmentVariable(block, name)}}}`;
  return {
    description,
    ...(deprecated !== undefined && { deprecationMessage: deprecated }),
    ...(visibility === "hidden" && { doNotSuggest: true }),
    ...(secret && { examples: [variable] }),
    ...(!secret && fallback !== undefined && { default: fallback }),
    ...(secret ? secretOf(required) : literalOrText(input)),
  };
}

function secretOf(required: boolean): JsonSchema {
  return required ? refer("secret") : { anyOf: [refer("secret"), refer("absent")] };
}

/**
 * Editors offer the values of alternatives, but not those of conditions; of alternatives none of
 * which fits they report more than one mistake, of conditions the one that was made.
 */
function literalOrText(input: InputData): JsonSchema {
  const text = refer(input.required ? "reference" : "unset");
  const value = valueSchema(input);
  const isChoice = input.type === "boolean" || "enum" in value || "anyOf" in value;
  return isChoice
    ? { anyOf: [value, text], ...refer("template") }
    : { if: text, then: refer("template"), else: value };
}
