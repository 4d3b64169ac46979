import { wrongInput } from "../tool-error.ts";
import { refuse } from "./refusal.ts";

/** How a list travels under one name: `a[]=x`, `a=x` each, `a[0]=x`, or all in one value. */
export type Lists = "brackets" | "repeat" | "indexes" | "comma";

/**
 * A value as `application/x-www-form-urlencoded`: members as `a[b]`, objects in lists as `a[0][b]`.
 * Undefined where nothing is to be sent. The type suits any body that a document describes.
 * `inputs` has the inputs to blame by their places (`a[b]`), where they have other names.
 */
export function form(
  body: unknown,
  lists: Lists = "brackets",
  inputs: Readonly<Record<string, string>> = {},
): never {
  let text = "";
  const add = (name: string, value: unknown, input: string): void => {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null) {
      text += `${text && "&"}${name}=${encoded(value ?? "", input)}`;
      return;
    }
    if (Array.isArray(value) && lists === "comma" && value.every((item) => Object(item) !== item)) {
      if (value.length) add(name, value.join(), input);
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      const inside = Array.isArray(value)
        ? placeOf(key, member, lists)
        : `[${named(key, input || key)}]`;
      const place = name ? name + inside : encoded(key, key);
      const own = Object.hasOwn(inputs, place) ? inputs[place] : undefined;
      add(place, member, own ?? (input || key));
    }
  };
  add("", body, "");
  // Nothing is no body.
  return (text || undefined) as never;
}

/** What follows the name of a list: only the members of an object need to know which item is theirs. */
function placeOf(index: string, item: unknown, lists: Lists): string {
  if (Object(item) === item || lists === "indexes") return `[${index}]`;
  return lists === "brackets" ? "[]" : "";
}

/** The name of a member. Brackets in it would lead to another place. */
function named(name: string, input: string): string {
  if (/[[\]]/.test(name)) refuse(wrongInput(input, "JSON without brackets in its names"));
  return encoded(name, input);
}

function encoded(value: unknown, input: string): string {
  const text = String(value);
  // Half a character cannot be encoded.
  return /\p{Cs}/u.test(text) ? refuse(wrongInput(input, "valid text")) : encodeURIComponent(text);
}
