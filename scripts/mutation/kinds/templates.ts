import type { PreparedOperation } from "../../language/check/prepared.ts";
import { type TemplateNode, templateNodes } from "../../language/check/template-nodes.ts";
import { isAlwaysGiven, staysOptional } from "../../language/ir/given.ts";
import { jsonOf } from "../../language/ir/json.ts";
import type { Json, Parameter } from "../../language/ir/types.ts";
import { lowerParameter } from "../../language/lower/parameter.ts";
import { lowerTemplate, memberName, wordOf } from "../../language/lower/template.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import { type Edit, remove, rename, set, valueAt } from "../edit.ts";
import { otherNames, otherTexts } from "./hole-texts.ts";
import { dropEach } from "./lists.ts";
import { otherValue } from "./parameters.ts";

type JsonObject = { readonly [name: string]: Json };

interface Owner {
  readonly operation: PreparedOperation;
  readonly parameters: readonly Parameter[];
}

/** What an operation writes as it travels, with each part of it in another way. */
export function templateEdits(operation: PreparedOperation, manifest: Manifest): readonly Edit[] {
  return editsWithin(operation, manifest, ({ at }) => at[0] === "operations");
}

/** The same of what the provider writes for every operation; the first that sends it tells for all. */
export function sharedTemplateEdits(
  operations: readonly PreparedOperation[],
  manifest: Manifest,
): readonly Edit[] {
  const edits = operations.flatMap((operation) =>
    editsWithin(operation, manifest, ({ at }) => at[0] !== "operations"),
  );
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

function editsWithin(
  operation: PreparedOperation,
  manifest: Manifest,
  isMeant: (node: TemplateNode) => boolean,
): readonly Edit[] {
  const value = jsonOf(manifest);
  const owner = { operation, parameters: loweredParameters(operation, manifest) };
  const isEmptied = ({ at }: TemplateNode) => at.length === 4 && valueAt(value, at) === null;
  return templateNodes(operation, manifest)
    .filter(isMeant)
    .flatMap((node) => {
      if (isEmptied(node)) return node.kind === "name" ? [remove(node.at)] : [];
      // A node holds a spread without its dots.
      const written = valueAt(value, node.at) ?? null;
      return node.kind === "name"
        ? nameEdits(node, written, owner)
        : valueEdits(node, written, owner);
    });
}

function loweredParameters(
  { all, method, path, written }: PreparedOperation,
  { provider }: Manifest,
): readonly Parameter[] {
  const setting = { provider, method, path, written, all, shared: false };
  return Object.entries(all).map(([name, each]) => lowerParameter(name, each, setting));
}

/** A member renamed, gone, always there or not always there. */
function nameEdits(node: TemplateNode, value: Json, owner: Owner): readonly Edit[] {
  const { at, inEach } = node;
  const key = String(at.at(-1));
  // The name of members that `$each` makes is a value beside it.
  if (isNameOfEach(node, value)) {
    return otherTexts(String(value), inEach, owner.operation.all).map((other) => set(at, other));
  }
  const { name, optional } = memberName(key);
  const mark = key.slice(name.length);
  return [
    ...otherTexts(name, inEach, owner.operation.all).map((other) => rename(at, other + mark)),
    ...(isPlacedAlike(node, value) ? [] : [remove(at)]),
    ...(optional && isMissed(value, inEach, owner) ? [rename(at, name)] : []),
    ...(!optional && isMissed(value, inEach, owner) ? [rename(at, `${key}?`)] : []),
  ];
}

function isNameOfEach({ at, written }: TemplateNode, value: Json): boolean {
  return at.at(-1) === "name" && written === value && String(value).includes("{");
}

/** Whether a member is there without any parameter, so that it matters whether it is optional. */
function isMissed(value: Json, inEach: boolean, { parameters }: Owner): boolean {
  const template = lowerTemplate(value, {
    lists: [],
    ascii: false,
    asText: false,
    each: inEach ? { isGiven: false } : null,
  });
  return isAlwaysGiven(template, []) && !staysOptional(template, parameters);
}

/** Whether the only parameter of a member goes to the same place when nothing is written. */
function isPlacedAlike({ at }: TemplateNode, value: Json): boolean {
  const { name } = memberName(String(at.at(-1)));
  const root = at[0] === "operations" ? at[2] : at[0];
  const isTop = at.length === (at[0] === "operations" ? 4 : 2);
  return isTop && root !== "headers" && value === `{${name}}`;
}

function valueEdits(node: TemplateNode, value: Json, owner: Owner): readonly Edit[] {
  const { at, inEach } = node;
  if (typeof value === "string") {
    return otherTexts(value, inEach, owner.operation.all).map((other) => set(at, other));
  }
  if (Array.isArray(value)) return dropEach(at, value);
  if (typeof value !== "object" || value === null) return [set(at, otherValue(value))];
  // The compiler takes no readonly list for an array.
  const members = value as JsonObject;
  const word = wordOf(members);
  return [...(word ? wordEdits(word, members, node, owner) : []), ...spreadEdits(at, members)];
}

/** The members of others gone, each list of them, and in another order: the last one wins. */
function spreadEdits(at: ManifestPath, { "...": spread }: JsonObject): readonly Edit[] {
  const place = [...at, "..."];
  if (spread === undefined) return [];
  return Array.isArray(spread) && spread.length > 1
    ? [...dropEach(place, spread), set(place, spread.toReversed())]
    : [remove(place)];
}

function wordEdits(
  word: "$each" | "$join" | "$all" | "$json",
  members: JsonObject,
  { at, inEach }: TemplateNode,
  { operation, parameters }: Owner,
): readonly Edit[] {
  const value = members[word] ?? null;
  switch (word) {
    case "$each": {
      const [list = "", ...path] = String(value).split(".");
      const others =
        path.length > 0 ? [`${value}X`] : otherNames(list, { choices: [], all: operation.all });
      return others.filter((other) => other !== list).map((other) => set([...at, word], other));
    }
    case "$join": {
      const isOne = Array.isArray(members["parts"]) && members["parts"].length < 2;
      return isOne ? [] : [set([...at, word], `${value}|`)];
    }
    case "$json":
      return [set(at, value)];
    case "$all": {
      const each = inEach ? { isGiven: false } : null;
      const scope = { lists: [], ascii: false, asText: false, each };
      const always = isAlwaysGiven(lowerTemplate(members, scope), parameters);
      return always ? [] : [set(at, value)];
    }
  }
}
