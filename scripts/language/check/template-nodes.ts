import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { Json } from "../ir/types.ts";
import { bindsMembers, memberName, spreadItem, wordOf } from "../lower/template.ts";
import { ownMembers } from "../lower/written.ts";
import { DeferredRange } from "../manifest/deferred-source.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { PreparedManifest, PreparedOperation } from "./prepared.ts";

export type JsonObject = { readonly [name: string]: Json };

/** What a member takes at each place. */
const TAKES = { body: "any", query: "list", header: "text" } as const;

/** A value of a template, or the name of a member. */
export interface TemplateNode {
  readonly kind: "value" | "name";
  readonly place: keyof typeof TAKES;
  /** A list is one of texts; `part` is within a text; the members of `members` travel each by itself. */
  readonly takes: "any" | "list" | "text" | "part" | "members";
  readonly written: Json;
  readonly at: ManifestPath;
  /** The names of the members around it as they travel, after the word that it is written under. */
  readonly path: readonly string[];
  /** It travels at its path, and not inside a list or what a word makes. */
  readonly isPlaced: boolean;
  /** What `$each` around it gives: `item`, or `key` and `value`. */
  readonly gives: readonly string[];
  readonly inEach: boolean;
  readonly operation: PreparedOperation;
  readonly source: ManifestSource;
}

/** Every value and every name that an operation writes, what it takes of the provider included. */
export function templateNodes(
  operation: PreparedOperation,
  { manifest, source }: PreparedManifest,
): readonly TemplateNode[] {
  const { operation: own, at } = operation;
  const start = {
    kind: "value",
    isPlaced: true,
    gives: [],
    inEach: false,
    operation,
    source,
  } as const;
  const bodies = (["body", "variables"] as const).flatMap((key) => {
    const node = { ...start, place: "body", takes: "any", path: [key], at: [...at, key] } as const;
    const written = own[key];
    return written === undefined ? [] : within({ ...node, written });
  });
  const parts = (["query", "headers"] as const).flatMap((key) => {
    const place = key === "query" ? "query" : "header";
    const all = ownMembers(manifest[key], own[key], place === "header");
    return [false, true].flatMap((isOwn) => {
      const members = all.flatMap((each) =>
        each.isOwn === isOwn ? [[each.name, each.value]] : [],
      );
      const node = { ...start, place, takes: "members", path: [key] } as const;
      const written = Object.fromEntries(members) as JsonObject; // pairs of a name and a value
      return within({ ...node, written, at: [...(isOwn ? at : []), key] });
    });
  });
  return [...bodies, ...parts];
}

function within(node: TemplateNode): readonly TemplateNode[] {
  const { written, at, takes } = node;
  if (Array.isArray(written)) {
    const items = written.flatMap((item: Json, index) => {
      const spread = spreadItem(item);
      const inner = { ...node, at: [...at, index], isPlaced: false };
      if (spread !== undefined) return within({ ...inner, written: spread });
      return within({ ...inner, written: item, takes: takes === "list" ? "text" : "any" });
    });
    return [node, ...items];
  }
  if (!isMap(written)) return [node];
  const word = wordOf(written);
  if (word !== undefined) return [node, ...wordNodes(word, written, node)];
  return [node, ...Object.entries(written).flatMap((each) => memberNodes(each, node))];
}

function memberNodes([key, written]: [string, Json], node: TemplateNode): readonly TemplateNode[] {
  const at = [...node.at, key];
  if (key === "...") {
    const spread = { ...node, takes: "members", written, at } as const;
    if (!Array.isArray(written)) return within(spread);
    return written.flatMap((each, index) =>
      within({ ...spread, written: each, at: [...at, index] }),
    );
  }
  const { name } = memberName(key);
  const takes = node.takes === "members" ? TAKES[node.place] : "any";
  const member = { ...node, at, path: [...node.path, name] };
  return [
    { ...member, kind: "name", written: name, takes: "part" },
    ...within({ ...member, written, takes }),
  ];
}

function wordNodes(word: string, members: JsonObject, node: TemplateNode): readonly TemplateNode[] {
  const { takes } = node;
  const inner = (name: string, changes: Partial<TemplateNode> = {}) => {
    const written = members[name];
    const at = [...node.at, name];
    return written === undefined
      ? []
      : within({ ...node, isPlaced: false, written, at, ...changes });
  };
  switch (word) {
    case "$each": {
      const given = bindsMembers(members) ? ["key", "value"] : ["item"];
      const bound = { gives: [...node.gives, ...given], inEach: true };
      return [
        ...inner("item", { ...bound, takes: takes === "list" ? "text" : "any" }),
        ...inner("name", { ...bound, kind: "name", takes: "part" }).slice(0, 1),
      ];
    }
    case "$join": {
      const { parts } = members;
      const list: readonly Json[] = Array.isArray(parts) ? parts : [];
      return list.flatMap((written, index) =>
        inner("parts", { written, at: [...node.at, "parts", index], takes: "part" }),
      );
    }
    case "$json":
      // It travels as text, and holds what a body may hold.
      return inner(word, { place: "body", takes: "any" });
    default:
      // Members that go together stand beside those around them.
      return inner(word, { isPlaced: node.isPlaced && takes === "members" });
  }
}

/** Where a text stands in a value: the hole itself, where it can be found. */
export function rangeOf({ kind, at, source }: TemplateNode, text: string): SourceRange {
  const isKey = kind === "name" && at.at(-1) !== "name";
  return new DeferredRange(source.file, () => {
    const { file, start, end } = isKey ? source.keyAt(at) : source.valueAt(at);
    const all = file.text.slice(start, end);
    const found = [text, text.replaceAll('"', '\\"')]
      .map((each) => ({ each, index: all.indexOf(each) }))
      .find(({ index }) => index >= 0);
    if (found === undefined) return { file, start, end };
    const first = start + found.index;
    return { file, start: first, end: first + found.each.length };
  });
}
