import type * as shared from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { examples } from "./catalog/examples.ts";
import { meaning } from "./catalog/meaning.ts";
import { syntax } from "./catalog/syntax.ts";

/** Every diagnostic that the generator can report, by code. */
export const catalog = { ...syntax, ...meaning, ...examples } as const satisfies shared.Catalog;

/** Code of a diagnostic. */
export type Code = keyof typeof catalog;

/** The values that a code's message needs, derived from the text of the message. */
export type MessageValues<C extends Code> = shared.MessageValues<(typeof catalog)[C]>;
