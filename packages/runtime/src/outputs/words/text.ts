import type { Made, Path } from "../../definition.ts";
import type { Make, Word } from "../made.ts";
import { invalid } from "../map.ts";

/** `text`: fixed text and values. It is absent when one of them is. */
export const textOutput: Word = ({ text }, value, roots, make) =>
  text ? written(text, roots, make) : value;

/** `lines`: a text for each item, with line ends between them; absent for an empty list. */
export const lineItems: Word = ({ lines }, value, roots, make) =>
  lines ? together(value, "\n", (item) => written(lines, { ...roots, item }, make)) : value;

/** `join`: the items as text, with a separator between them; absent for an empty list. */
export const joinItems: Word = ({ join }, value) =>
  join === undefined ? value : together(value, join, textOf);

/** `cut`: so many characters at most, and then `…`. */
export const cutText: Word = ({ cut }, value) => {
  if (cut === undefined) return value;
  if (typeof value !== "string") return invalid;
  // No character has more than two units, so that a short text is not taken apart.
  const characters = value.length > cut ? [...value] : [];
  return characters.length > cut ? `${characters.slice(0, cut).join("")}…` : value;
};

/** Fixed text and values in turn. */
function written(parts: readonly (Path | Made)[], roots: object, make: Make): unknown {
  let text = "";
  for (const [at, part] of parts.entries()) {
    const said = at % 2 ? textOf(make(part, roots)) : part;
    if (typeof said !== "string") return said;
    text += said;
  }
  return text;
}

/** Text and scalars as text, undefined for what is absent. */
function textOf(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const isScalar = ["string", "number", "bigint", "boolean"].includes(typeof value);
  return isScalar ? String(value) : invalid;
}

/** Items of which nothing is left go. */
function together(list: unknown, separator: string, make: (item: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return invalid;
  const texts = list.map(make).filter((text) => text !== undefined);
  if (texts.includes(invalid)) return invalid;
  return texts.length ? texts.join(separator) : undefined;
}
