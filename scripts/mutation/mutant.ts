import type { Json } from "../language/ir/types.ts";
import type { ManifestPath } from "../language/manifest/source.ts";
import { type Edit, set, valueAt } from "./edit.ts";

/** A provider in which one thing is changed. */
export interface Mutant {
  /** In words, unique: `books_search_volumes maxResults.maximum: 40 -> 41`. */
  readonly id: string;
  readonly provider: string;
  /** Null when every operation of the provider is concerned. */
  readonly operation: string | null;
  /**
   * What is changed: the package, made anew from the changed manifest, or what the server answers to
   * the example whose reply is changed.
   */
  readonly changed: "package" | "reply";
  readonly edit: Edit;
}

/** Longer values are cut in ids. */
const MAX_LENGTH = 80;

/** Names a change to a manifest. */
export function mutantOf(
  manifest: Json,
  provider: string,
  changed: Mutant["changed"],
  edit: Edit,
): Mutant {
  const [root, owner] = edit.path;
  const operation = root === "operations" ? String(owner) : null;
  const place = pathText(operation === null ? edit.path : edit.path.slice(2));
  return {
    id: `${operation ?? provider} ${`${place}${change(manifest, edit)}`.trimStart()}`,
    provider,
    operation,
    changed,
    edit,
  };
}

/** No mutant at all: the provider as it is, which the suite has to pass. */
export function unchanged(manifest: Json, provider: string): Mutant {
  const edit = set([], manifest);
  return { id: `${provider} unchanged`, provider, operation: null, changed: "package", edit };
}

/** `40 -> 41`, `removed`, `added "x"`, `renamed to "x"`. */
function change(manifest: Json, edit: Edit): string {
  if (edit.kind === "remove") return removed(manifest, edit.path);
  if (edit.kind === "rename") return ` renamed to ${shown(edit.to)}`;
  const before = valueAt(manifest, edit.path);
  if (before === undefined) return `: added ${shown(edit.value)}`;
  return `: ${shown(before)} -> ${shown(edit.value)}`;
}

/** An item is shown by its value, a member by its name. */
function removed(manifest: Json, path: ManifestPath): string {
  const value = valueAt(manifest, path);
  return typeof path.at(-1) === "number" || Object(value) !== value
    ? `: ${shown(value)} removed`
    : " removed";
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** `maxResults.maximum`, `output["metadata.count"].from[0]`. */
function pathText(path: ManifestPath): string {
  const [root, ...rest] = path;
  const members = root === "params" && rest.length > 0 ? rest : path;
  const text = members.map((member) => {
    if (typeof member === "number") return `[${member}]`;
    return /^[\w$@-]+$/.test(member) ? `.${member}` : `[${JSON.stringify(member)}]`;
  });
  return text.join("").replace(/^\./, "");
}

/** Groups by what is changed: an operation, or a provider for what concerns all of its operations. */
export function byOwner<T>(
  items: readonly T[],
  mutant: (item: T) => Mutant,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const { operation, provider } = mutant(item);
    const owner = operation ?? provider;
    groups.set(owner, [...(groups.get(owner) ?? []), item]);
  }
  return groups;
}
