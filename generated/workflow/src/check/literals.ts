// Generated from packages/workflow/src/check/literals.ts. Do not edit; run `npm run generate`.

import { type Input, isAbsent } from "@blockwright/runtime";
import { parseTemplate } from "../reference.ts";
import { filledIn } from "./filled-in.ts";
import { isList } from "./fits.ts";
import type { Subject } from "./subject.ts";

/** Stands for a value that is unknown before the block runs. No input takes a symbol, so that none is judged by it. */
export const undetermined: unique symbol = Symbol("unknown before the block runs");

/** What a block gives for the inputs of its operation, as far as it is known. */
export function literalsOf(subject: Subject, id: string): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = subject.workflow.blocks[id]?.inputs ?? {};
  const filled = filledIn(subject, id);
  const inputs = Object.entries(subject.operationOf(id)?.inputs ?? {});
  return Object.fromEntries(
    inputs
      .filter(([name]) => Object.hasOwn(given, name))
      .map(([name, input]) => [name, literalOf(given[name], input, filled.has(name))]),
  );
}

/** A map or list that holds references stays what it is; a text, or a list of texts, may become anything. */
function literalOf(value: unknown, { convert, secret }: Input, isFilled: boolean): unknown {
  const texts = isList(convert) && Array.isArray(value) ? value : [value];
  const isText = texts.every((text) => typeof text === "string");
  // A secret in clear text is reported as that, whatever its limits.
  if ((isFilled && isText) || (secret && !isAbsent(value))) return undetermined;
  return unescaped(value);
}

/** A value with `{{` for each `\{{`. No limit reaches into maps, so they are left as they are. */
function unescaped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unescaped);
  if (typeof value !== "string" || !value.includes("{{")) return value;
  return parseTemplate(value)
    .map((part) => (part.kind === "text" ? part.text : ""))
    .join("");
}
