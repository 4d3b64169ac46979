import type { Json } from "../language/ir/types.ts";
import type { ManifestPath } from "../language/manifest/source.ts";

/** One change to a value of JSON, as data: it can be said in words and handed to another process. */
export type Edit = { readonly path: ManifestPath } & (
  | { readonly kind: "set"; readonly value: Json }
  | { readonly kind: "remove" }
  | { readonly kind: "rename"; readonly to: string }
);

/** Puts a value in a place; an index after the last one adds to a list. */
export function set(path: ManifestPath, value: Json): Edit {
  return { kind: "set", path, value };
}

/** Takes a member or an item away. */
export function remove(path: ManifestPath): Edit {
  return { kind: "remove", path };
}

/** Gives a member another key, where it stands. */
export function rename(path: ManifestPath, to: string): Edit {
  return { kind: "rename", path, to };
}

/** The value after a change. What the change does not touch is shared with the value before. */
export function edited(value: Json, edit: Edit): Json {
  return editedBelow(value, edit, 0);
}

function editedBelow(value: Json, edit: Edit, depth: number): Json {
  const member = edit.path[depth];
  if (member === undefined) return edit.kind === "set" ? edit.value : value;
  if (depth < edit.path.length - 1) {
    const child = memberOf(value, member) ?? {};
    return withMember(value, member, [member, editedBelow(child, edit, depth + 1)]);
  }
  if (edit.kind === "remove") return withMember(value, member, null);
  if (edit.kind === "set") return withMember(value, member, [member, edit.value]);
  return withMember(value, member, [edit.to, memberOf(value, member) ?? null]);
}

/** The value at a path; undefined when there is none. */
export function valueAt(value: Json, path: ManifestPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, member) => (at === undefined ? undefined : memberOf(at, member)),
    value,
  );
}

function memberOf(value: Json, member: string | number): Json | undefined {
  if (isList(value)) return value[Number(member)];
  const members: { readonly [key: string]: Json } = Object(value); // a scalar has none
  return Object.hasOwn(members, member) ? members[member] : undefined;
}

/** With another entry in the place of a member, or none; one that is new comes last. */
function withMember(
  value: Json,
  member: string | number,
  entry: readonly [string | number, Json] | null,
): Json {
  if (isList(value)) return value.toSpliced(Number(member), 1, ...(entry ? [entry[1]] : []));
  const entries: [string | number, Json][] = Object.entries(Object(value));
  const index = entries.findIndex(([key]) => key === String(member));
  const at = index < 0 ? entries.length : index;
  const changed = entries.toSpliced(
    at,
    1,
    ...(entry ? [[...entry] satisfies [unknown, Json]] : []),
  );
  return Object.fromEntries(changed);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
