import { parsePath } from "../../language/ir/path.ts";
import type { Schemas } from "../../language/ir/schema-path.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { found } from "../../language/check/reply-paths.ts";
import { memberNames, type Types, typesOf } from "../../language/ir/schema-types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { type Edit, remove, set } from "../edit.ts";
import { dropEach, swapEach } from "./lists.ts";

/** Where paths lead. */
export interface Reach {
  readonly bodies: readonly JsonSchema[];
  readonly schemas: Schemas;
  /** Names of the parameters that `params` holds. */
  readonly parameters: readonly string[];
}

/** A list of paths with each one leading elsewhere, each one dropped, and in another order. */
export function pathsEdits(
  at: ManifestPath,
  paths: readonly string[],
  reach: Reach,
): readonly Edit[] {
  return [
    ...paths.flatMap((path, index) => pathEdits([...at, index], path, reach)),
    ...(paths.length > 1 ? dropEach(at, paths) : []),
    ...swapEach(at, paths),
  ];
}

/** A path that leads elsewhere. */
export function pathEdits(at: ManifestPath, path: string, reach: Reach): readonly Edit[] {
  return otherPaths(path, reach).map((other) => set(at, other));
}

/** A map of paths to values with each path leading elsewhere, and each one dropped. */
export function keyedPathEdits(
  at: ManifestPath,
  keyed: Readonly<Record<string, unknown>>,
  reach: Reach,
): readonly Edit[] {
  return Object.keys(keyed).flatMap((path) => [
    remove([...at, path]),
    ...otherPaths(path, reach).map((to): Edit => ({ kind: "rename", path: [...at, path], to })),
  ]);
}

/** Paths beside a path: to a sibling of the same type and to one of another, or to the next item. */
export function otherPaths(
  path: string,
  { bodies, schemas, parameters }: Reach,
): readonly string[] {
  const [root, ...members] = parsePath(path);
  const parent = path.replace(/(\.[\w$-]+|\[[^\]]*\])$/, "");
  const last = members.at(-1);
  const beside = (names: readonly string[]) =>
    names.filter((name) => name !== last).map((name) => joined(parent, name));
  if (root === "params") return beside(parameters).slice(0, 1);
  if (root === "headers") return beside([`${last}-x`]);
  if (last === undefined) return root === "status" ? [] : inside(path, { bodies, schemas });
  const nextItems = [...path.matchAll(/\[(\d+)\]/g)].map(
    ({ 0: text, 1: digits, index }) =>
      path.slice(0, index) + `[${Number(digits) + 1}]` + path.slice(index + text.length),
  );
  const before = found(bodies, members.slice(0, -1), schemas);
  const names = before.flatMap((schema) => memberNames(schema, schemas) ?? []);
  const typeOf = (name: string | number) => typesText(found(before, [name], schemas), schemas);
  const [same, other] = [true, false].map((wanted) =>
    names.find((name) => name !== last && (typeOf(name) === typeOf(last)) === wanted),
  );
  return [...beside([same, other].filter((name) => name !== undefined)), ...nextItems];
}

/** The first member of the whole. */
function inside(path: string, { bodies, schemas }: Omit<Reach, "parameters">): readonly string[] {
  const names = bodies.flatMap((schema) => memberNames(schema, schemas) ?? []);
  return names.slice(0, 1).map((name) => joined(path, name));
}

function typesText(schemas: readonly JsonSchema[], all: Schemas): string {
  const types: readonly Types[] = schemas.map((schema) => typesOf(schema, all));
  return types.map((each) => [...(each ?? [])].toSorted().join()).join(";");
}

function joined(parent: string, name: string): string {
  return /^[A-Za-z_$][\w$-]*$/.test(name)
    ? `${parent}.${name}`
    : `${parent}[${JSON.stringify(name)}]`;
}
