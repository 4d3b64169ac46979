import type { Json } from "@blockwright/runtime";
import type { WorkflowStore } from "./types.ts";

/** Stores the progress of a run in memory. */
export function memoryStore(): WorkflowStore {
  const kept = new Map<string, Promise<Json>>();
  return {
    keep<Value extends Json>(key: string, make: () => Promise<Value>) {
      const known = kept.get(key);
      if (known) return known as Promise<Value>; // a key always stands for the same thing
      const made = make();
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      return made;
    },
  };
}
