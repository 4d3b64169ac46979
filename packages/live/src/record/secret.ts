import type { Secret } from "blockwright/suite";

/** Characters of the shortest secret that can be told from other text: shorter ones occur by chance. */
export const SHORTEST = 6;

/** With what a real call made besides, such as the token of a login, of all that it told a host. */
export function withDerived(known: readonly Secret[], told: Iterable<string>): readonly Secret[] {
  const holds = (text: string, part: string) => text !== part && text.includes(part);
  const news = Array.from(told, (text) => text.trim()).filter(
    (text) => text.length >= SHORTEST && !known.some((each) => text.includes(each.text)),
  );
  // Of a header with a token in it, the token.
  const made = news.filter((text) => !news.some((other) => holds(text, other)));
  return [...known, ...made.map((text) => ({ input: "derived", text }))];
}

/** What stands in a recording for the input; the same wherever it travels, encoded or not. */
export function placeholder(input: string): string {
  return `SCRUBBED-${input.replaceAll("_", "-")}`;
}
