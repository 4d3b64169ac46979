import { pathToFileURL } from "node:url";
import type * as Runtime from "@blockwright/runtime";
import type * as NodeRuntime from "@blockwright/runtime/node";
import type * as Signing from "@blockwright/runtime/sign";
import { workspace } from "../settings/workspace.ts";

/** The runtime that the packages import. Whoever starts the suite may have another version beside. */
export function importRuntime(): Promise<typeof Runtime> {
  return import(fileOf("main"));
}

/** Its part for Node. */
export function importNodeRuntime(): Promise<typeof NodeRuntime> {
  return import(fileOf("node"));
}

/** Its functions that sign, which a version before them lacks. */
export function importSigning(): Promise<typeof Signing> {
  return import(fileOf("main").replace(/index(\.\w+)$/, "sign$1"));
}

function fileOf(part: "main" | "node"): string {
  if (workspace.runtime) return pathToFileURL(workspace.runtime[part]).href;
  throw new Error("@blockwright/runtime is not installed; whoever starts the suite says so");
}
