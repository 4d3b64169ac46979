import type { JsonSchema } from "../../language/ir/types.ts";
import { textOf } from "../data.ts";

/** A path as it travels, and what travels with it. */
export interface ReadPath {
  readonly path: string;
  /** As the document declares parameters, those that only the path names included. */
  readonly declared: readonly JsonSchema[];
}

/**
 * The path has the word on which parameters it has: documents forget some, and leave others behind. A
 * query in it is parameters of the query, and what styles put before a value is text.
 */
export function readPath(written: string, declared: readonly JsonSchema[]): ReadPath {
  const [bare = "", query = ""] = written.split("?", 2);
  const names = namesIn(bare);
  // Of what is only partly the caller's, or stands there twice, a manifest can say nothing.
  const pairs = query.split("&").filter(Boolean);
  const isPlain = (pair: string) => namesIn(pair).length === 0 || /^[^={}]*=\{[^{}]+\}$/.test(pair);
  const isSaid = new Set(pairs.map((pair) => pair.split("=", 1)[0])).size === pairs.length;
  if (!isSaid || !pairs.every(isPlain)) return { path: written, declared };
  const queried = pairs.map((pair) => inQuery(pair, declared));
  const taken = new Set([...queried.map(({ name }) => textOf(name)), ...namesIn(query)]);
  const isHere = ({ in: place, name }: JsonSchema) => {
    if (place === "path") return names.includes(textOf(name));
    return place !== "query" || !taken.has(textOf(name));
  };
  const kept = declared.filter(isHere);
  const known = new Set(kept.filter((each) => each["in"] === "path").map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name)).map((name) => ({ ...TEXT, name }));
  const styled = kept.reduce((path, node) => withStyle(path, node), bare);
  return { path: styled, declared: [...missing, ...kept, ...queried] };
}

const TEXT = { in: "path", required: true, schema: { type: "string" } };

function namesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
}

/** `size={size}`, or what is always the same. */
function inQuery(pair: string, declared: readonly JsonSchema[]): JsonSchema {
  const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
  const [only] = namesIn(value);
  if (only === undefined || value !== `{${only}}`)
    return { ...TEXT, in: "query", name, schema: { type: "string", const: decoded(value) } };
  const known = declared.find(
    (each) => (each["in"] === "path" || each["in"] === "query") && each["name"] === only,
  );
  return { ...(known ?? TEXT), in: "query", name, required: true };
}

/** `{id}` of the style `matrix` is `;id={id}`, and of `label` `.{id}`. */
function withStyle(path: string, { in: place, name, style }: JsonSchema): string {
  const prefix = style === "matrix" ? `;${textOf(name)}=` : style === "label" ? "." : "";
  return place === "path" ? path.replace(`{${textOf(name)}}`, `${prefix}$&`) : path;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}
