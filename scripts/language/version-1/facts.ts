import { isMap, isScalar, isSeq } from "yaml";
import type { Json } from "../ir/types.ts";
import { keyOf } from "./tree.ts";

/** Plain data in which nothing is certain to be there. */
export type Loose = Json | undefined;

/** What a manifest of version 1 says as a whole, before anything of it is rewritten. */
export interface Facts {
  readonly manifest: Loose;
  readonly provider: string | undefined;
  /** Whether all outputs take their types from schemas. */
  readonly isTyped: boolean;
}

export function factsOf(root: unknown): Facts {
  const manifest = looseData(root);
  const provider = at(manifest, "provider");
  return {
    manifest,
    provider: typeof provider === "string" ? provider : undefined,
    isTyped: at(manifest, "types") === "schema",
  };
}

/** Plain data of any nodes: what is none is null, and of names that stand twice the first counts. */
function looseData(node: unknown): Json {
  if (isSeq(node)) return node.items.map(looseData);
  if (isMap<unknown, unknown>(node)) {
    const members = node.items.map((each) => [keyOf(each) ?? "", looseData(each.value)] as const);
    return Object.fromEntries(members.toReversed());
  }
  const value: unknown = isScalar(node) ? node.value : null;
  return ["string", "number", "boolean"].includes(typeof value) ? (value as Json) : null;
}

/** What stands under names, one in the other. */
export function at(data: Loose, ...names: readonly string[]): Loose {
  return names.reduce<Loose>((found, name) => {
    const members = objectOf(found);
    return Object.hasOwn(members, name) ? members[name] : undefined;
  }, data);
}

export function objectOf(data: Loose): Readonly<Record<string, Json>> {
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  return isObject ? (data as Readonly<Record<string, Json>>) : {}; // the compiler takes no readonly list for an array
}

export function listOf(data: Loose): readonly Json[] {
  if (data === undefined || data === null) return [];
  return Array.isArray(data) ? data : [data];
}

/** An operation of the manifest. */
export function operationOf({ manifest }: Facts, id: string | undefined): Loose {
  return id === undefined ? undefined : at(manifest, "operations", id);
}

/** A parameter of an operation, or one of the top where it has none of that name. */
export function parameterOf(facts: Facts, id: string | undefined, name: string): Loose {
  return at(operationOf(facts, id), "params", name) ?? at(facts.manifest, "params", name);
}

/** The lines of a request: method and path. */
export function linesOf(operation: Loose): readonly string[] {
  return listOf(at(operation, "request")).flatMap((each) => {
    const line = typeof each === "string" ? each : at(each, "line");
    return typeof line === "string" ? [line] : [];
  });
}

/** The operations that a parameter is one of: all, for one of the top. */
function ownersOf(facts: Facts, id: string | undefined): readonly Loose[] {
  if (id !== undefined) return [operationOf(facts, id)];
  return Object.values(objectOf(at(facts.manifest, "operations")));
}

/** Whether a path or an address holds a parameter. */
export function isInPath(facts: Facts, id: string | undefined, name: string): boolean {
  const owners = ownersOf(facts, id);
  const servers = [at(facts.manifest, "server"), ...owners.map((each) => at(each, "server"))];
  return namesIn([...owners.flatMap(linesOf), ...servers.map((each) => each ?? null)]).has(name);
}

/** Whether a template writes a parameter where it travels. */
export function isWritten(facts: Facts, id: string | undefined, name: string): boolean {
  return namesIn(templatesOf(facts, id)).has(name);
}

function templatesOf(facts: Facts, id: string | undefined): readonly Json[] {
  const places = [facts.manifest, ...ownersOf(facts, id)];
  return places.flatMap((each) =>
    ["body", "query", "headers"].map((word) => at(each, word) ?? null),
  );
}

/** Whether something names a parameter, so that it travels there and nowhere else. */
export function isNamed(facts: Facts, id: string | undefined, name: string): boolean {
  const owners = ownersOf(facts, id);
  const limits = owners.map((each) => at(each, "page", "collect", "limit"));
  if (limits.includes(name) || isInPath(facts, id, name)) return true;
  const sends = listOf(at(facts.manifest, "auth")).flatMap((each) =>
    ["send", "login"].map((word) => at(each, word) ?? null),
  );
  const calls = owners.map((each) => at(each, "before") ?? null);
  return namesIn([...templatesOf(facts, id), ...sends, ...calls]).has(name);
}

/** The names in the holes of all texts in data, and of lists that `$each` goes through. */
function namesIn(data: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (each: Json): void => {
    if (typeof each === "string") for (const name of namesInText(each)) names.add(name);
    if (typeof each !== "object" || each === null) return;
    const list = at(each, "$each");
    if (typeof list === "string") names.add(list.split(".")[0] ?? "");
    for (const [key, value] of Object.entries(each)) {
      walk(key);
      walk(value as Json);
    }
  };
  walk(data);
  return names;
}

/** `{a.b|c|"text"}` -> `a`, `c` */
function namesInText(text: string): readonly string[] {
  const holes = text.matchAll(/\{((?:"[^"]*"|[^{}"])*)\}/g);
  return [...holes].flatMap(([, inner = ""]) =>
    inner
      .replace(/"[^"]*"/g, "")
      .split("|")
      .map((each) => /^\s*(\w+)/.exec(each)?.[1] ?? ""),
  );
}
