import { isReadAsList, sentSteps } from "../../language/ir/input-steps.ts";
import { conditionText } from "../../language/ir/condition.ts";
import { limitPhrases } from "../../language/ir/limit-phrases.ts";
import { dependenceOf } from "../../language/ir/rules.ts";
import { formatValue } from "../../language/shown.ts";
import type { Operation, Output, Parameter, Provider } from "../../language/ir/types.ts";

export { formatNumber, formatValue } from "../../language/shown.ts";

/** Sentences about parameters, the same in every target. Values stand as they are typed. */

/** What people read of a parameter: its meaning, limits, default, and what depends on others. */
export function parameterText(parameter: Parameter): string {
  const limits = limitPhrases(parameter.type, parameter.limits).join("; ");
  return joinSentences([
    parameter.description,
    limits === "" ? null : `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`,
    hostSentence(parameter),
    defaultSentence(parameter),
    clearingSentence(parameter),
    ...dependencySentences(parameter),
    optionsSentence(parameter),
    deprecatedSentence(parameter),
  ]);
}

/** Where its values come from; null where nothing lists them. */
function optionsSentence({ words }: Parameter): string | null {
  if (!words?.options) return null;
  const { call, members } = words.options;
  return `${members ? "Names of members" : "Values"} come from ${call}.`;
}

/** What to do in place of a parameter that should not be used any more; null of the others. */
function deprecatedSentence({ words }: Parameter): string | null {
  return words?.deprecated === undefined ? null : `Deprecated: ${words.deprecated}`;
}

/** What is said of a deprecated operation, with ids of operations in it as they are called there. */
export function deprecationText(
  text: string,
  { operations }: Pick<Provider, "operations">,
  called: (operation: Operation) => string,
): string {
  return text.replaceAll(/\w+/g, (word) => {
    const found = operations.find(({ id }) => id === word);
    return found ? called(found) : word;
  });
}

/** Which hosts callers may name; null where it names none, or ends of hosts tell. */
export function hostSentence({ host }: Parameter): string | null {
  if (!host) return null;
  const { kind, allowed } = host;
  const ends = allowed === "any" ? "" : ` whose name ends with ${allowed.join(" or ")}`;
  if (kind === "host") return `Any public host, and its port if that is not 443.`;
  return `An https address with at most a port and a path, of ${allowed === "any" ? "any public" : "a"} host${ends}.`;
}

/** The same of the value as it travels: what is said of one that callers give does not hold of another. */
export function wireText(parameter: Parameter): string {
  if (sentSteps(parameter).length === 0) return parameterText(parameter);
  return joinSentences([
    parameter.description,
    ...dependencySentences(parameter),
    deprecatedSentence(parameter),
  ]);
}

/** What its absence means: `Default: true.`, `Default at the provider: 10.`; null when unsaid. */
export function defaultSentence(parameter: Parameter): string | null {
  if (parameter.default === undefined || parameter.secret) return null;
  const owner = parameter.sendDefault ? "Default" : "Default at the provider";
  const items = isReadAsList(parameter) && Array.isArray(parameter.default);
  return `${owner}: ${items ? parameter.default.join(", ") : formatValue(parameter.default)}.`;
}

/** What is sent that counts as absent elsewhere: `Empty text is sent.`; null where nothing is. */
export function clearingSentence({ blank, nulls }: Parameter): string | null {
  const sent = [...(blank ? ["empty text"] : []), ...(nulls ? ["null"] : [])];
  if (sent.length === 0) return null;
  const text = `${sent.join(" and ")} ${sent.length > 1 ? "are" : "is"} sent.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What depends on other parameters, one sentence each. */
export function dependencySentences(parameter: Parameter): readonly string[] {
  const { when } = parameter;
  const depends = dependenceOf(parameter);
  const sentences: string[] = [];
  if (when)
    sentences.push(`Sent only while ${conditionText(when, { path: String, value: formatValue })}.`);
  if (depends) {
    const cases = Object.entries(depends.values).map(
      ([value, allowed]) => `${value}: ${allowed.join(", ")}`,
    );
    const verb = depends.severity === "error" ? "Allowed" : "Expected";
    sentences.push(`${verb} values by ${depends.input}: ${cases.join("; ")}.`);
  }
  return sentences;
}

/** What people read of an output: its meaning, and the values that are known unless a hook makes them. */
export function outputText({ hooks }: Operation, { description, known }: Output): string {
  const isListed = known !== undefined && hooks.reply === null;
  return joinSentences([description, isListed ? `Known values: ${known.join(", ")}.` : null]);
}

/** The description with a full stop, then the sentences, separated by spaces. */
export function joinSentences(sentences: readonly (string | null)[]): string {
  return sentences
    .map((sentence) => sentence?.trim() ?? "")
    .filter((sentence) => sentence !== "")
    .map((sentence, index, all) => {
      // A closing quote or bracket may end the text, but no sentence before another.
      const ended = index < all.length - 1 ? /[.!?:;]["'`)\]]*$/ : /[.!?:;)\]"'`]$/;
      return ended.test(sentence) ? sentence : `${sentence}.`;
    })
    .join(" ");
}
