import type { Made, Making as MakingData, Path } from "../../../packages/runtime/src/definition.ts";
import { parsePath, pathOf } from "./path.ts";
import type * as ir from "./types.ts";

type PathSource = Extract<ir.OutputSource, { readonly kind: "path" }>;

/** Where a value comes from and what is made of it, as the runtime's own data. */
export function sourceDefinition(source: PathSource): Made {
  const { take, omit, each, text, items } = source;
  const { from, at } = startOf(source);
  return {
    from,
    ...(at && { at }),
    ...(text && { text: textDefinition(text) }),
    ...choices(source),
    ...(items && itemDefinition(items)),
    ...((take === "count" || take === "first" || take === "last" || take === "keys") && { take }),
    ...(omit.length > 0 && { omit }),
    ...(each && { each }),
    ...((take === "sum" || take === "flat" || take === "values" || take === "entries") && {
      part: take,
    }),
    ...conversions(source),
  };
}

/** A path that the runtime's `select` reads, and the rest of it. */
function startOf({ paths, text }: PathSource): { from: readonly Path[]; at?: Path } {
  if (text) return { from: [presence(text)] };
  const [path] = paths;
  if (path === undefined || paths.length > 1) return { from: paths };
  const members = parsePath(path);
  if (members[0] === "links") return { from: ["headers.link"], at: path };
  const index = members.findIndex((member) => typeof member === "number" && member < 0);
  if (index < 0) return { from: paths };
  return {
    from: [pathOf(members.slice(0, index))],
    at: pathOf(["item", ...members.slice(index)]),
  };
}

/** A path without which the text is absent; `status` is always there. */
function presence(text: ir.OutputText): Path {
  const paths = text.flatMap((part): readonly Path[] => {
    if (typeof part === "string") return [];
    const definition = memberDefinition(part);
    return typeof definition === "string" ? [definition] : [];
  });
  return paths.find((path) => !path.startsWith("item")) ?? "status";
}

function choices({ where, limit, only }: PathSource): MakingData {
  return {
    ...(where && {
      where: Object.fromEntries(where.map(({ path, is }) => [path, chosen(is)] as const)),
    }),
    ...(limit && { limit: chosen(limit) }),
    ...(only && { only: chosen(only) }),
  };
}

function chosen<Value>(choice: ir.Chosen<Value>): Value | string {
  return choice.kind === "value" ? choice.value : choice.name;
}

function itemDefinition(items: ir.OutputItem): MakingData {
  if (items.kind === "value") return { item: memberDefinition(items.of) };
  const members = Object.entries(items.members);
  return {
    items: Object.fromEntries(members.map(([name, member]) => [name, memberDefinition(member)])),
  };
}

/** A path alone, where nothing is made of the value. */
function memberDefinition({ source, default: fallback }: ir.OutputMember): Path | Made {
  if (source.kind === "const") return { from: ["status"], text: [String(source.value)] };
  const definition = sourceDefinition(source);
  const { from: [path, ...others] = [], ...rest } = definition;
  const isPlain = others.length === 0 && Object.keys(rest).length === 0;
  if (path !== undefined && isPlain && fallback === undefined) return path;
  return { ...definition, ...(fallback !== undefined && { default: fallback }) };
}

/** Fixed text and values in turn, text first. */
function textDefinition(text: ir.OutputText): readonly (Path | Made)[] {
  const parts: (Path | Made)[] = [];
  for (const part of text) {
    const isFixed = typeof part === "string";
    if (isFixed !== (parts.length % 2 === 0)) parts.push("");
    parts.push(isFixed ? part : memberDefinition(part));
  }
  return parts;
}

function conversions({ join, lines, divide, cut, is, map, convert }: PathSource): MakingData {
  return {
    ...(join !== undefined && { join }),
    ...(lines && { lines: textDefinition(lines) }),
    ...(divide !== undefined && { divide }),
    ...(cut !== undefined && { cut }),
    ...(is !== undefined && { is }),
    ...(map && { map }),
    ...(convert && { convert }),
  };
}
