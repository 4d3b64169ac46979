import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

/** The query of an address: absent values are left out, and a list repeats its name. `querySerializer` of openapi-fetch. */
export function querySerializer(query: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const [name, given] of Object.entries(query)) {
    for (const item of Array.isArray(given) ? given : [given]) {
      if (item === undefined || item === null) continue;
      const value = String(item);
      // Half a character cannot be encoded.
      if (/\p{Cs}/u.test(value)) {
        refuse(wrongInput(name, "valid text"));
      } else text += `${text && "&"}${name}=${encodeURIComponent(value)}`;
    }
  }
  return text;
}
