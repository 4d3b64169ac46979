import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { parseText } from "../ir/hole.ts";
import { holesOf, isOfMembers } from "../ir/sources.ts";
import type {
  Choice,
  Each,
  Hole,
  Json,
  Member,
  ObjectTemplate,
  Spread,
  Template,
  Text,
} from "../ir/types.ts";

/** The words that may stand for a value. */
type Word = "$each" | "$join" | "$all" | "$json";

type JsonObject = { readonly [name: string]: Json };

/** Where a template stands. */
export interface TemplateScope {
  /** Names of parameters that are lists of texts, none of them blank. */
  readonly lists: readonly string[];
  /** True: texts travel in a header. */
  readonly ascii: boolean;
  /** True: values travel as text, in the query or a header. */
  readonly asText: boolean;
  /** What `$each` around it gives; null outside. */
  readonly each: { readonly isGiven: boolean } | null;
}

const ANYWHERE: TemplateScope = { lists: [], ascii: false, asText: false, each: null };

/** Lowers what a manifest writes under `body`, or for one name under `query` and `headers`. */
export function lowerTemplate(written: Json, scope: TemplateScope = ANYWHERE): Template {
  if (typeof written === "string") return textTemplate(written, scope);
  if (Array.isArray(written)) {
    return { kind: "list", items: written.map((item) => listItem(item, scope)) };
  }
  if (!isMap(written)) return { kind: "value", value: written };
  const word = wordOf(written);
  if (word) return wordTemplate(word, written, scope);
  return { kind: "object", members: lowerMembers(written, scope) };
}

/** Lowers the members of an object, of the query or of the headers. */
export function lowerMembers(
  written: Readonly<Record<string, Json>>,
  scope: TemplateScope = ANYWHERE,
): readonly (Member | Spread)[] {
  return Object.entries(written).flatMap((member) => membersOf(member, scope));
}

/** `$each`, `$join`, `$all` or `$json`, where the object is one of them. */
export function wordOf(written: object): Word | undefined {
  return (["$each", "$join", "$all", "$json"] as const).find((word) =>
    Object.hasOwn(written, word),
  );
}

/** Whether what is written for `$each` goes through an object: it speaks of a key or a value. */
export function bindsMembers(written: object): boolean {
  const each = lowerTemplate(written as JsonObject); // it is a value of a manifest
  return each.kind === "each" && isOfMembers(each);
}

/**
 * The name of a member as it travels, and whether it may go: `a?` is `a`, and `a??` is `a?`. `$$each`
 * is a member called `$each`.
 */
export function memberName(written: string): { readonly name: string; readonly optional: boolean } {
  const isMarked = written.endsWith("?") && written.length > 1;
  const name = isMarked ? written.slice(0, -1) : written;
  return {
    name: /^\$\$(?:each|join|all|json)$/.test(name) ? name.slice(1) : name,
    optional: isMarked && !written.endsWith("??"),
  };
}

/** A text with its holes. */
function parsed(written: string, { each }: TemplateScope): string | Hole | Text {
  const text = parseText(written, each !== null);
  if (!each?.isGiven || typeof text === "string") return text;
  if (text.kind === "hole") return withGivenItem(text);
  return {
    ...text,
    parts: text.parts.map((part) => (typeof part === "string" ? part : withGivenItem(part))),
  };
}

function withGivenItem({ choices }: Hole): Hole {
  const given = choices.map(
    (choice): Choice =>
      choice.kind === "item" && choice.path.length === 0 ? { ...choice, isGiven: true } : choice,
  );
  return { kind: "hole", choices: given };
}

function textTemplate(written: string, scope: TemplateScope): Hole | Text | Template {
  const text = parsed(written, scope);
  if (typeof text === "string") return { kind: "value", value: text };
  // What is inside json may be anything, and has a JSON text.
  const isOpen = text.kind === "hole" && text.choices.some(isInside);
  return scope.asText && isOpen ? { kind: "text", parts: [text] } : text;
}

function isInside(choice: Choice): boolean {
  return "path" in choice && (choice.kind !== "parameter" || choice.path.length > 0);
}

/** The text in `"...{list}"`, which stands for the items of a list. */
export function spreadItem(item: Json): string | undefined {
  return typeof item === "string" && item.startsWith("...{") ? item.slice("...".length) : undefined;
}

function listItem(item: Json, scope: TemplateScope): Template | Spread {
  const of = parsed(spreadItem(item) ?? "", scope);
  if (typeof of === "object" && of.kind === "hole") return { kind: "spread", of };
  return lowerTemplate(item, scope);
}

/** `"..."` is one spread or a list of them, or members that go together; every other name is a member. */
function membersOf(
  [written, value]: [string, Json],
  scope: TemplateScope,
): readonly (Member | Spread)[] {
  if (written === "...") {
    return [value].flat().flatMap((each): readonly (Member | Spread)[] => {
      const of = lowerTemplate(each, scope);
      if (of.kind === "all" && of.of.kind === "object") return togetherOf(of.of);
      return of.kind === "hole" || of.kind === "each" ? [{ kind: "spread", of }] : [];
    });
  }
  const { name, optional } = memberName(written);
  return [
    { kind: "member", name: nameOf(name, scope), optional, value: lowerTemplate(value, scope) },
  ];
}

/** The members of `$all`: each goes where a hole of any of them is not filled. */
function togetherOf(group: ObjectTemplate): readonly Member[] {
  const holes = new Map(holesOf(group).map((hole) => [JSON.stringify(hole), hole]));
  return group.members.flatMap((member): readonly Member[] => {
    if (member.kind === "spread") return [];
    const own = new Set(holesOf(member).map((hole) => JSON.stringify(hole)));
    const beside = [...holes].flatMap(([key, hole]) => (own.has(key) ? [] : [hole]));
    const { value } = member;
    const goesAlone = value.kind === "hole" || value.kind === "text";
    if (beside.length === 0 && goesAlone) return [{ ...member, optional: false }];
    return [{ ...member, optional: false, value: { kind: "all", of: value, beside } }];
  });
}

function nameOf(written: string, scope: TemplateScope): string | Text {
  const name = parsed(written, scope);
  return typeof name === "object" && name.kind === "hole" ? { kind: "text", parts: [name] } : name;
}

function wordTemplate(word: Word, written: JsonObject, scope: TemplateScope): Template {
  const value = written[word] ?? null;
  switch (word) {
    case "$each":
      return eachTemplate(value, written, scope);
    case "$join":
      return {
        kind: "join",
        separator: String(value),
        parts: [written["parts"] ?? []].flat().map((part) => lowerTemplate(part, scope)),
      };
    case "$all":
      return { kind: "all", of: lowerTemplate(value, scope) };
    case "$json": {
      const of = lowerTemplate(value, { ...scope, asText: false });
      return scope.ascii ? { kind: "json", of, ascii: true } : { kind: "json", of };
    }
  }
}

/** `$each: recipients`: a parameter by its name, or a path inside one. */
function eachTemplate(
  list: Json,
  { item = "{item}", name }: JsonObject,
  scope: TemplateScope,
): Each {
  const hole = parseText(`{${String(list)}}`, scope.each !== null);
  // The check stage refuses what is no name of a list.
  const of: Hole =
    typeof hole === "object" && hole.kind === "hole" ? hole : { kind: "hole", choices: [] };
  const inner = { ...scope, each: { isGiven: isListOfTexts(of, scope) } };
  const made = typeof name === "string" ? nameOf(name, inner) : null;
  return {
    kind: "each",
    of,
    name: typeof made === "string" ? { kind: "text", parts: [made] } : made,
    item: lowerTemplate(item, inner),
  };
}

function isListOfTexts({ choices }: Hole, { lists }: TemplateScope): boolean {
  return choices.every(
    (choice) =>
      choice.kind === "parameter" && choice.path.length === 0 && lists.includes(choice.name),
  );
}
