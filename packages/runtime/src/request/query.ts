import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

/** The query of an address: absent values are left out, and a list repeats its name. `querySerializer` of openapi-fetch. */
export function querySerializer(query: Readonly<Record<string, unknown>>): string {
  let text = "";
  const add = (name: string, item: unknown) => {
    if (item === undefined || item === null) return;
    text += `${text && "&"}${name}=${encoded(name, String(item))}`;
  };
  for (const name of Object.keys(query)) {
    const given = query[name];
    if (Array.isArray(given)) for (const item of given) add(name, item);
    else add(name, given);
  }
  return text;
}

/** A text as an address has it. Refuses half a character, which cannot be encoded. */
export function encoded(input: string, text: string, expected = "valid text"): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return refuse(wrongInput(input, expected));
  }
}
