import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { InputError } from "../../system/input-error.ts";
import { pointer } from "./pointer.ts";

/** Where a document holds the files that it refers to. */
export const FILES = "x-files";

/** Reads what a file holds. */
export type ReadFile = (path: string) => JsonSchema;

/**
 * A document with the files that it refers to, each once and under its path. Only files below the
 * document's folder are read; a reference to anything else stays as it is, and leads nowhere.
 */
export function withFiles(path: string, document: JsonSchema, read: ReadFile): JsonSchema {
  const folder = realpathSync(dirname(path));
  const main = join(folder, basename(path));
  const files = new Map<string, JsonSchema>();
  const queue: string[] = [];
  const known = new Set([main]);
  const rewritten = (value: Json, at: string): Json => {
    if (Array.isArray(value)) return value.map((item) => rewritten(item, at));
    if (!isSchema(value)) return value;
    const members = Object.entries(value).map(([name, member]) => {
      const isReference = name === "$ref" && typeof member === "string";
      return [name, isReference ? moved(member, at) : rewritten(member, at)] as const;
    });
    return Object.fromEntries(members);
  };
  const moved = (reference: string, at: string): string => {
    const [file = "", fragment = ""] = reference.split("#", 2);
    const target = file === "" ? at : fileOf(file, at, folder);
    if (target === null || (fragment !== "" && !fragment.startsWith("/"))) return reference;
    if (!known.has(target)) queue.push(target);
    known.add(target);
    const own = target === main ? [] : [FILES, nameOf(target, folder)];
    return pointer(own) + fragment;
  };
  const whole = rewritten(document, main);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const held = heldBy(next, read);
    // What is made of an object is one.
    if (held) files.set(nameOf(next, folder), rewritten(held, next) as JsonSchema);
  }
  const all = isSchema(whole) ? whole : document;
  return files.size === 0 ? all : { ...all, [FILES]: Object.fromEntries(files) };
}

/** Some documents refer to texts, such as pages in Markdown; a reference to one leads nowhere. */
function heldBy(path: string, read: ReadFile): JsonSchema | undefined {
  try {
    return read(path);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function nameOf(file: string, folder: string): string {
  return relative(folder, file).split(sep).join("/");
}

/** The file that a reference means; null for an address, and for what is not below the folder. */
function fileOf(reference: string, from: string, folder: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference) || isAbsolute(reference)) return null;
  const wanted = join(dirname(from), decoded(reference));
  if (!existsSync(wanted)) return null;
  // A link may lead out of the folder.
  const real = realpathSync(wanted);
  return real.startsWith(folder + sep) ? real : null;
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}
