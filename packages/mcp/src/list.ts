import { stripVTControlCharacters } from "node:util";
import type { Catalog } from "./catalog.ts";

/** What is offered and what not, as a table for people of this width. */
export function listOf({ entries, leftOut, tokens }: Catalog, width: number): string {
  const rows = [...entries.values()].map(
    ({ tool, tokens: own }) => [tool.id, tool.effect, amount(own)] as const,
  );
  const out = leftOut.map(({ id, why }) => [id, why] as const);
  const first = Math.max(4, ...[...rows, ...out].map(([id]) => id.length)) + 2;
  const line = (id: string, rest: string) => `${id.padEnd(first)}${rest}`;
  const tools = [
    line("tool", "effect  about tokens"),
    ...rows.map(([id, effect, own]) => line(id, `${effect.padEnd(6)}${own.padStart(14)}`)),
    "",
    `${rows.length} ${rows.length === 1 ? "tool" : "tools"}, about ${amount(tokens)} tokens.`,
  ];
  if (out.length === 0) return text(tools);
  const reasons = out.flatMap(([id, why]) => {
    const [start = "", ...more] = wrapped(why, Math.max(30, width - first));
    return [line(id, start), ...more.map((part) => line("", part))];
  });
  const how = "--allow write, --allow cost or --only NAME lists more; see --help.";
  return text([...tools, "", line("left out", "why"), ...reasons, "", ...wrapped(how, width)]);
}

function text(lines: readonly string[]): string {
  return lines.map((each) => `${stripVTControlCharacters(each).trimEnd()}\n`).join("");
}

/** The same figures in every country. */
function amount(number: number): string {
  return number.toLocaleString("en");
}

/** The words of a sentence in lines of at most this width, where no word is longer. */
function wrapped(sentence: string, width: number): readonly string[] {
  return sentence.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
