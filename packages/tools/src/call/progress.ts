import type { OperationJson } from "../block-json.ts";
import { at } from "./value.ts";

/** How far a job is, by the outputs that say when it ends: `status: pending`. */
export function progressOf({ job }: OperationJson, polled: unknown): string {
  const names = new Set([...Object.keys(job?.until ?? {}), ...Object.keys(job?.fail ?? {})]);
  return [...names].map((name) => `${name}: ${String(at(polled, name.split(".")))}`).join(", ");
}
