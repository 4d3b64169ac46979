import { examples } from "./catalog/examples.ts";
import { meaning } from "./catalog/meaning.ts";
import { syntax } from "./catalog/syntax.ts";
import type { CatalogEntry } from "./entry.ts";

/** Every diagnostic that the generator can report, by code. */
export const catalog = { ...syntax, ...meaning, ...examples } as const satisfies Record<
  string,
  CatalogEntry
>;

/** Code of a diagnostic. */
export type Code = keyof typeof catalog;

type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values that a code's message needs, derived from the text of the message. */
export type MessageValues<C extends Code> = {
  readonly [Name in Placeholders<(typeof catalog)[C]["message"]>]: string | number;
};
