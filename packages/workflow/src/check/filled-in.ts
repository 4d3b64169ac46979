import type { CheckContext } from "./context.ts";

/** Names of the inputs of a block that contain a reference, whose values are unknown before it runs. */
export function filledIn(context: CheckContext, id: string): ReadonlySet<string> {
  const templates = context.textsOf(id);
  const open = templates.filter(({ parts }) => parts.some(({ kind }) => kind !== "text"));
  return new Set(open.map(({ path: [, , , input] }) => String(input)));
}
