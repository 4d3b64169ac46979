import { allowedCalls } from "../lower/hooks.ts";
import type { PreparedOperation } from "./prepared.ts";

/** Ids of the operations that are called around one. */
type Calls = (of: PreparedOperation) => readonly string[];

/** Its lookups and the calls of its hooks. */
export const ownCalls: Calls = ({ operation: { before = {}, hooks = {} } }) => [
  ...Object.values(before).map(({ run }) => run),
  ...allowedCalls(hooks).map(({ operation }) => operation),
];

/** Whether an operation is another one, or leads to it. */
export function leadsTo(
  id: string,
  from: PreparedOperation,
  operations: readonly PreparedOperation[],
): boolean {
  return from.id === id || leadsOnTo(id, from, operations);
}

/** Whether the calls around an operation are, or lead to, another one or itself. */
export function leadsOnTo(
  id: string,
  from: PreparedOperation,
  operations: readonly PreparedOperation[],
  calls = ownCalls,
): boolean {
  const reached = new Set(calls(from));
  // A set gives what is added meanwhile as well.
  for (const next of reached) {
    const found = operations.find((each) => each.id === next);
    for (const called of found ? calls(found) : []) reached.add(called);
  }
  return reached.has(id);
}
