import type { Made, Output } from "../../../packages/runtime/src/definition.ts";

type IsUsed = (output: Made) => boolean;

const converts =
  (name: Made["convert"]): IsUsed =>
  ({ convert }) =>
    convert === name;

/** The runtime's words for outputs by the names of their exports, in the order in which they act. */
const WORDS: Readonly<Record<string, IsUsed>> = {
  lastItems: ({ at }) => at?.startsWith("item") ?? false,
  linkHeader: ({ at }) => at?.startsWith("links") ?? false,
  textOutput: ({ text }) => text !== undefined,
  whereItems: ({ where }) => where !== undefined,
  limitItems: ({ limit }) => limit !== undefined,
  eachItem: ({ item, items }) => item !== undefined || items !== undefined,
  onlyMembers: ({ only }) => only !== undefined,
  shapedValue: ({ each, omit, take }) => [each, omit, take].some((word) => word !== undefined),
  takePart: ({ part }) => part !== undefined,
  joinItems: ({ join }) => join !== undefined,
  lineItems: ({ lines }) => lines !== undefined,
  // A number may be written as text, and what follows needs the number.
  toNumber: converts("number"),
  dividedBy: ({ divide }) => divide !== undefined,
  cutText: ({ cut }) => cut !== undefined,
  isValue: ({ is }) => is !== undefined,
  mapValue: ({ map }) => map !== undefined,
  toBoolean: converts("boolean"),
  toText: converts("text"),
  toJson: converts("json"),
  toBase64Text: converts("base64-text"),
  toDateTime: converts("date-time"),
  toEpoch: converts("epoch"),
  closedValues: ({ values }) => values !== undefined,
};

/** Names of all words, in the order in which they act. */
export const wordNames: readonly string[] = Object.keys(WORDS);

/** Names of the words that these outputs use, in order; none where `shaping` has all of them. */
export function wordsOf(outputs: readonly Output[]): readonly string[] {
  const all = outputs.flatMap(within);
  const used = wordNames.filter((name) => all.some((output) => WORDS[name]?.(output)));
  return used.some((name) => name !== "shapedValue") ? used : [];
}

/** Whether an export is one of the words. */
export function isWord(name: string): boolean {
  return Object.hasOwn(WORDS, name);
}

/** An output and everything that is made inside it. */
function within(output: Made): readonly Made[] {
  const { item, items = {}, text = [], lines = [] } = output;
  const inside = [item, ...Object.values(items), ...text, ...lines];
  return [
    output,
    ...inside.flatMap((each) =>
      each === undefined || typeof each === "string" ? [] : within(each),
    ),
  ];
}
