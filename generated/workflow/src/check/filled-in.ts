// Generated from packages/workflow/src/check/filled-in.ts. Do not edit; run `npm run generate`.

import type { Subject } from "./subject.ts";

/** The inputs of a block that hold a reference anywhere, so that their value is unknown before it runs. */
export function filledIn(subject: Subject, id: string): ReadonlySet<string> {
  const templates = subject.textsOf(id);
  const open = templates.filter(({ parts }) => parts.some(({ kind }) => kind !== "text"));
  return new Set(open.map(({ path: [, , , input] }) => String(input)));
}
