import type { Json } from "./types.ts";

/** What is nothing but data, as the JSON that it is. */
export function jsonOf(data: object): { readonly [member: string]: Json } {
  return data as { readonly [member: string]: Json }; // its interfaces only have no index
}
