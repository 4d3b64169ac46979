import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { BlockField } from "../../data/types.ts";
import type { Call } from "./types.ts";

/** An input as the package gets it. */
export type Given = Json | File;

/**
 * What people filled in, by input. Text stays as it was typed: the package reads numbers, JSON and blank
 * text as it does for blocks. Secrets are not among them.
 */
export function typedOf({ page, operation, values }: Call): Readonly<Record<string, Given>> {
  const own = page.block.fields.filter((field) => isOf(field, operation.id) && !field.secret);
  return Object.fromEntries(
    own.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What the package gets: what people filled in, and texts that stand for what is secret. */
export function inputsOf(call: Call): Readonly<Record<string, Given>> {
  return { ...call.example.keys, ...typedOf(call) };
}

/** Whether an operation has a field. */
export function isOf({ operations }: BlockField, operation: string): boolean {
  return operations.includes(operation);
}

/** Whether people filled in something else than the example has. */
export function isEdited(call: Call): boolean {
  const { inputs } = call.example;
  const typed = typedOf(call);
  return [...Object.keys(inputs), ...Object.keys(typed)].some(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(inputs[name]),
  );
}
