import { wrongInput } from "../tool-error.ts";
import { encoded } from "./query.ts";
import { refuse } from "./refusal.ts";

/**
 * How a list travels under one name: `a[]=x`, `a=x` each, `a[0]=x`, or all in one value. A name that
 * ends in `[]` says it itself.
 */
export type Lists = "brackets" | "repeat" | "indexes" | "comma";

/**
 * A value as `application/x-www-form-urlencoded`: members as `a[b]`, objects in lists as `a[0][b]`.
 * Undefined where nothing is to be sent. The type suits any body that a document describes.
 * `inputs` has the inputs to blame by their places (`a[b]`), where they have other names, and those
 * that make names of members by the place of these (`a[...]`).
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
      text += `${text && "&"}${name}=${encoded(input, String(value ?? ""))}`;
      return;
    }
    const named = name.endsWith(encodedBrackets) ? "repeat" : lists;
    if (Array.isArray(value) && named === "comma" && value.every((item) => Object(item) !== item)) {
      if (value.length) add(name, value.join(), input);
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      const place = Array.isArray(value)
        ? name + placeOf(key, member, named)
        : within(name, key, blamed(`${name}[...]`) ?? input);
      add(place, member, blamed(place) ?? (input || key));
    }
  };
  const blamed = (place: string) => (Object.hasOwn(inputs, place) ? inputs[place] : undefined);
  const within = (name: string, key: string, input: string) => {
    const member = encoded(input || key, key);
    const place = name ? `${name}[${member}]` : member;
    // Brackets would lead to another place, as those do that the manifest writes.
    if (input && /[[\]]/.test(key) && blamed(place) === undefined) {
      refuse(wrongInput(input, "JSON without brackets in its names"));
    }
    return place;
  };
  add("", body, blamed("") ?? "");
  // Nothing is no body.
  return (text || undefined) as never;
}

/** As the end of a name that the manifest writes has it. */
const encodedBrackets = "%5B%5D";

/** What follows the name of a list: only the members of an object need to know which item is theirs. */
function placeOf(index: string, item: unknown, lists: Lists): string {
  if (Object(item) === item || lists === "indexes") return `[${index}]`;
  return lists === "brackets" ? "[]" : "";
}
