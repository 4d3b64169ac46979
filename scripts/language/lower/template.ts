import { parseText } from "../ir/hole.ts";
import type { Each, Hole, Json, Member, Spread, Template, Text } from "../ir/types.ts";

/** The words that may stand for a value; each is the only word of its object. */
type Word = "$each" | "$join" | "$all" | "$json";

type JsonObject = { readonly [name: string]: Json };

/** Lowers what a manifest writes under `body`, or for one name under `query` and `headers`. */
export function lowerTemplate(written: Json, inEach = false): Template {
  if (typeof written === "string") return textTemplate(written, inEach);
  if (Array.isArray(written)) {
    return { kind: "list", items: written.map((item) => listItem(item, inEach)) };
  }
  if (typeof written !== "object" || written === null) return { kind: "value", value: written };
  // The compiler takes no readonly list for an array.
  const members = written as JsonObject;
  const word = wordOf(members);
  if (word) return wordTemplate(word, members, inEach);
  return { kind: "object", members: lowerMembers(members, inEach) };
}

/** Lowers the members of an object, of the query or of the headers. */
export function lowerMembers(
  written: Readonly<Record<string, Json>>,
  inEach = false,
): readonly (Member | Spread)[] {
  return Object.entries(written).flatMap((member) => membersOf(member, inEach));
}

/** `$each`, `$join`, `$all` or `$json`, where the object is one of them. */
export function wordOf(written: object): Word | undefined {
  return (["$each", "$join", "$all", "$json"] as const).find((word) =>
    Object.hasOwn(written, word),
  );
}

function textTemplate(written: string, inEach: boolean): Hole | Text | Template {
  const text = parseText(written, inEach);
  return typeof text === "string" ? { kind: "value", value: text } : text;
}

function listItem(item: Json, inEach: boolean): Template | Spread {
  if (typeof item === "string" && item.startsWith("...{")) {
    const of = parseText(item.slice("...".length), inEach);
    if (typeof of === "object" && of.kind === "hole") return { kind: "spread", of };
  }
  return lowerTemplate(item, inEach);
}

/** `"..."` is one spread or a list of them; every other name is a member. */
function membersOf([name, value]: [string, Json], inEach: boolean): readonly (Member | Spread)[] {
  if (name === "...") {
    return [value].flat().flatMap((each): readonly Spread[] => {
      const of = lowerTemplate(each, inEach);
      return of.kind === "hole" || of.kind === "each" ? [{ kind: "spread", of }] : [];
    });
  }
  const isOptional = name.endsWith("?") && !name.endsWith("??");
  const plain = name.endsWith("?") ? name.slice(0, -1) : name;
  return [
    {
      kind: "member",
      name: nameOf(plain, inEach),
      optional: isOptional,
      value: lowerTemplate(value, inEach),
    },
  ];
}

function nameOf(written: string, inEach: boolean): string | Text {
  const name = parseText(written, inEach);
  return typeof name === "object" && name.kind === "hole" ? { kind: "text", parts: [name] } : name;
}

function wordTemplate(word: Word, written: JsonObject, inEach: boolean): Template {
  const value = written[word] ?? null;
  switch (word) {
    case "$each":
      return eachTemplate(value, written, inEach);
    case "$join":
      return {
        kind: "join",
        separator: String(value),
        parts: [written["parts"] ?? []].flat().map((part) => lowerTemplate(part, inEach)),
      };
    case "$all":
      return { kind: "all", of: lowerTemplate(value, inEach) };
    case "$json":
      return { kind: "json", of: lowerTemplate(value, inEach) };
  }
}

/** `$each: recipients`: a parameter by its name, or a path inside one. */
function eachTemplate(list: Json, { item = "{item}", name }: JsonObject, inEach: boolean): Each {
  const hole = parseText(`{${String(list)}}`, inEach);
  const made = typeof name === "string" ? nameOf(name, true) : null;
  return {
    kind: "each",
    // The check stage refuses what is no name of a list.
    of: typeof hole === "object" && hole.kind === "hole" ? hole : { kind: "hole", choices: [] },
    name: typeof made === "string" ? { kind: "text", parts: [made] } : made,
    item: lowerTemplate(item, true),
  };
}
