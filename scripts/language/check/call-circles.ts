import { allowedCalls } from "../lower/hooks.ts";
import type { PreparedOperation } from "./prepared.ts";

/** Whether an operation is another one, or leads to it by lookups and by calls of hooks. */
export function leadsTo(
  id: string,
  from: PreparedOperation,
  operations: readonly PreparedOperation[],
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (from.id === id) return true;
  if (seen.has(from.id)) return false;
  const { before = {}, hooks = {} } = from.operation;
  const called = [
    ...Object.values(before).map(({ run }) => run),
    ...allowedCalls(hooks).map(({ operation }) => operation),
  ];
  return operations.some(
    (next) =>
      called.includes(next.id) && leadsTo(id, next, operations, new Set([...seen, from.id])),
  );
}
