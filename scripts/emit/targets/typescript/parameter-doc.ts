import { readerOf } from "../../../language/ir/input-steps.ts";
import type { Credential, Parameter } from "../../../language/ir/types.ts";
import { limitPhrases } from "../../../language/ir/limit-phrases.ts";
import {
  clearingSentence,
  defaultSentence,
  dependencySentences,
  hostSentence,
  joinSentences,
} from "../sentences.ts";

/** What the doc comment of a parameter says: meaning, limits, default, dependencies, secrecy. */
export function parameterDoc(parameter: Parameter): string {
  const { type, description, limits, secret } = parameter;
  // Allowed values stand in the type.
  const { enum: _, ...others } = limits;
  const phrases = limitPhrases(type, readerOf(parameter) === null ? others : limits);
  return joinSentences([
    description,
    phrases.length > 0 ? `Limits: ${phrases.join(", ")}.` : null,
    hostSentence(parameter),
    defaultSentence(parameter),
    clearingSentence(parameter),
    ...dependencySentences(parameter),
    secret ? "Secret." : null,
  ]);
}

export function credentialDoc({ description, scopes }: Credential): string {
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  return joinSentences([description, needed, "Secret."]);
}
