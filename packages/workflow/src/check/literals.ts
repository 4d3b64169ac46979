import { type Input, isAbsent } from "@blockwright/runtime";
import { parseTemplate } from "../reference.ts";
import { filledIn } from "./filled-in.ts";
import { isList } from "./fits.ts";
import type { CheckContext } from "./context.ts";

/** Stands for a value that is unknown before the block runs. No input accepts a symbol, so its problem is ignored. */
export const undetermined: unique symbol = Symbol("unknown before the block runs");

/** The values of a block for the inputs of its operation, as far as they are known. */
export function literalsOf(context: CheckContext, id: string): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = context.workflow.blocks[id]?.inputs ?? {};
  const filled = filledIn(context, id);
  const inputs = Object.entries(context.operationOf(id)?.inputs ?? {});
  return Object.fromEntries(
    inputs
      .filter(([name]) => Object.hasOwn(given, name))
      .map(([name, input]) => [name, literalOf(given[name], input, filled.has(name))]),
  );
}

/** A map or list with references keeps its type; a text, a list of texts, or a file may become anything. */
function literalOf(value: unknown, { type, convert, secret }: Input, isFilled: boolean): unknown {
  const texts = isList(convert) && Array.isArray(value) ? value : [value];
  const isText = texts.every((text) => typeof text === "string");
  // A secret in plain text is reported as such, whatever its limits.
  if ((isFilled && (isText || type === "file")) || (secret && !isAbsent(value)))
    return undetermined;
  return unescaped(value);
}

/** A value with `{{` for each `\{{`. No limit applies within maps, so they are left unchanged. */
function unescaped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unescaped);
  if (typeof value !== "string" || !value.includes("{{")) return value;
  return parseTemplate(value)
    .map((part) => (part.kind === "text" ? part.text : ""))
    .join("");
}
