import { isCommaList } from "../../language/ir/input-steps.ts";
import { limitPhrases } from "../../language/ir/limit-phrases.ts";
import type { Parameter, Provider } from "../../language/ir/types.ts";
import {
  clearingSentence,
  dependencySentences,
  hostSentence,
} from "../../emit/targets/sentences.ts";
import type { BlockField, FieldWords } from "./types.ts";

type Definition = FieldWords & { readonly description: string };

/**
 * Fields with each sentence by itself, which `block.json` has as one text: the page shows some of them in
 * another way, such as allowed values as choices.
 */
export function fieldsInWords(
  provider: Provider,
  fields: readonly BlockField[],
): readonly BlockField[] {
  return fields.map((field) => {
    const { name, variants, operations } = field;
    if (!variants) return { ...field, ...wordsOf(provider, operations, name) };
    const worded = variants.map((each) => ({
      ...each,
      ...wordsOf(provider, each.operations, name),
    }));
    return { ...field, variants: worded };
  });
}

/** Of a definition that is the same in these operations; nothing of a credential. */
function wordsOf(
  { operations }: Provider,
  [id]: readonly string[],
  input: string,
): Definition | null {
  const operation = operations.find((each) => each.id === id);
  const parameter = operation?.parameters.find(({ name }) => name === input);
  if (!parameter) return null;
  const limit = limitText(parameter);
  const notes = notesOf(parameter);
  return {
    description: parameter.description,
    ...(limit !== "" && { limit }),
    ...(notes.length > 0 && { notes }),
  };
}

/** Without the type, and without values to choose from, except of lists, whose items are typed. */
function limitText({ type, limits, ...rest }: Parameter): string {
  const { enum: values, ...others } = limits;
  const typed = isCommaList(rest) && values ? { enum: values } : {};
  return limitPhrases(type === "integer" ? "number" : type, { ...others, ...typed }).join("; ");
}

function notesOf(parameter: Parameter): readonly string[] {
  const dependent = dependencySentences({ ...parameter, rules: [] });
  return [hostSentence(parameter), clearingSentence(parameter), ...dependent].filter(
    (each) => each !== null,
  );
}
