import type { Lists, NameRule } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { type Edit, remove, set } from "../edit.ts";

interface Owner {
  readonly encode?: string;
  readonly lists?: Lists;
}

const OTHER_LISTS: Readonly<Record<Lists, Lists>> = {
  brackets: "repeat",
  repeat: "indexes",
  indexes: "comma",
  comma: "brackets",
};

/** Another encoding of bodies, and other names for the items of lists. */
export function encodingEdits(at: ManifestPath, { encode, lists }: Owner): readonly Edit[] {
  const place = [...at, "encode"];
  const encodings =
    encode === undefined
      ? []
      : [
          set(place, encode === "form" ? "json" : "form"),
          set(place, encode === "ndjson" ? "application/x-ndjson" : `${encode}x`),
          remove(place),
        ];
  return [...encodings, ...listsEdits(at, lists)];
}

const OTHER_NAMES: Readonly<Record<NameRule, NameRule>> = {
  snake_case: "camelCase",
  camelCase: "PascalCase",
  PascalCase: "kebab-case",
  "kebab-case": "snake_case",
};

/** Another rule for the names of parameters on the wire. */
export function nameEdits({ names }: { readonly names?: NameRule }): readonly Edit[] {
  return names === undefined ? [] : [set(["names"], OTHER_NAMES[names]), remove(["names"])];
}

/** Other names for the items of a list. */
export function listsEdits(at: ManifestPath, lists: Lists | undefined): readonly Edit[] {
  const place = [...at, "lists"];
  return lists === undefined ? [] : [set(place, OTHER_LISTS[lists]), remove(place)];
}
