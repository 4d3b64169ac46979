import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { Json } from "../ir/types.ts";
import { bindsMembers, memberName, wordOf } from "../lower/template.ts";
import { ownMembers } from "../lower/written.ts";
import { DeferredRange } from "../manifest/deferred-source.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import type { PreparedOperation } from "./prepared.ts";

/** A place of a request that is written as it travels. */
export type WrittenPlace = "body" | "query" | "header";

/** A value of a template, or the name of a member. */
export interface TemplateNode {
  readonly kind: "value" | "name";
  readonly place: WrittenPlace;
  readonly written: Json;
  readonly at: ManifestPath;
  /** What `$each` around it gives: `item`, or `key` and `value`. */
  readonly gives: readonly string[];
  readonly inEach: boolean;
  /** Where it makes a text: within other text, or as a part of `$join`. */
  readonly inText: boolean;
}

/** Every value and every name that an operation writes, what it takes of the provider included. */
export function templateNodes(
  { operation, at }: PreparedOperation,
  manifest: Manifest,
): readonly TemplateNode[] {
  const start = { kind: "value", gives: [], inEach: false, inText: false } as const;
  return [
    ...(["body", "variables"] as const).flatMap((key) => {
      const written = operation[key];
      const node = { ...start, place: "body", at: [...at, key] } as const;
      return written === undefined ? [] : within({ ...node, written });
    }),
    ...(["query", "headers"] as const).flatMap((key) =>
      ownMembers(manifest[key], operation[key], key === "headers").flatMap(
        ({ name, value, isOwn }) => {
          const place = key === "query" ? "query" : "header";
          const path = [...(isOwn ? at : []), key];
          return memberNodes([name, value], { ...start, place, written: null, at: path });
        },
      ),
    ),
  ];
}

function within(node: TemplateNode): readonly TemplateNode[] {
  const { written, at } = node;
  if (Array.isArray(written)) {
    const items = written.flatMap((item: Json, index) => {
      const spread = typeof item === "string" && /^\.{3}(\{[^{}]*\})$/.exec(item)?.[1];
      // In a query, items of lists are texts.
      const inText = node.place !== "body" && !spread;
      return within({ ...node, written: spread || item, at: [...at, index], inText });
    });
    return [node, ...items];
  }
  if (typeof written !== "object" || written === null) return [node];
  // The compiler takes no readonly list for an array.
  const members = written as JsonObject;
  const word = wordOf(members);
  if (word === undefined) {
    const inside = Object.entries(members).flatMap((each) =>
      memberNodes(each, { ...node, inText: false }),
    );
    return [node, ...inside];
  }
  return [node, ...wordNodes(word, members, node)];
}

type JsonObject = { readonly [name: string]: Json };

function memberNodes([name, written]: [string, Json], node: TemplateNode): readonly TemplateNode[] {
  const at = [...node.at, name];
  const value = { ...node, kind: "value", written, at } as const;
  if (name === "...") {
    const spread = Array.isArray(written)
      ? written.map((each: Json, index) => ({ ...value, written: each, at: [...at, index] }))
      : [value];
    return spread.flatMap(within);
  }
  const own = { ...value, kind: "name", written: memberName(name).name, inText: true } as const;
  return [own, ...within(value)];
}

function wordNodes(word: string, members: JsonObject, node: TemplateNode): readonly TemplateNode[] {
  const inner = (name: string, changes: Partial<TemplateNode> = {}) => {
    const written = members[name];
    const at = [...node.at, name];
    return written === undefined ? [] : within({ ...node, inText: false, written, at, ...changes });
  };
  switch (word) {
    case "$each": {
      const given = bindsMembers(members) ? ["key", "value"] : ["item"];
      const bound = { gives: [...node.gives, ...given], inEach: true };
      return [...inner("item", bound), ...inner("name", { ...bound, kind: "name" }).slice(0, 1)];
    }
    case "$join": {
      const { parts } = members;
      const list: readonly Json[] = Array.isArray(parts) ? parts : [];
      return list.flatMap((part, index) =>
        within({ ...node, written: part, at: [...node.at, "parts", index], inText: true }),
      );
    }
    case "$json":
      // It travels as text, and holds what a body may hold.
      return inner(word, { place: "body" });
    default:
      return inner(word);
  }
}

/** Where a text stands in a value: the hole itself, where it can be found. */
export function rangeOf(
  source: ManifestSource,
  { kind, at }: TemplateNode,
  text: string,
): SourceRange {
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
