import { isAbsent } from "@blockwright/runtime";
import { WorkflowError } from "./error.ts";
import type { BlockOptions } from "./types.ts";

/** Values of the secrets with these names, each once. Throws an error that names every one without a value. */
export function secretsOf(
  names: Iterable<string>,
  given: BlockOptions["secrets"] = {},
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const missing: string[] = [];
  for (const name of names) {
    const value = valueOf(name, given);
    if (value === undefined) missing.push(name);
    else values.set(name, value);
  }
  if (missing.length === 0) return values;
  const message = `Secrets without a value: ${missing.join(", ")}. Set them as environment variables.`;
  throw new WorkflowError("secrets_missing", message, missing);
}

/** Values of the secrets with these names, as far as they have one. */
export function valuesOf(
  names: Iterable<string>,
  given: BlockOptions["secrets"] = {},
): readonly string[] {
  return Array.from(names).flatMap((name) => valueOf(name, given) ?? []);
}

/** Own members only. Blank text counts as absent, as does anything but text, such as a promise. */
function valueOf(name: string, given: NonNullable<BlockOptions["secrets"]>): string | undefined {
  const isOwn = typeof given === "function" || Object.hasOwn(given, name);
  const value = typeof given === "function" ? given(name) : isOwn ? given[name] : undefined;
  return typeof value !== "string" || isAbsent(value) ? undefined : value;
}
