import { readdirSync } from "node:fs";
import { workspace } from "./workspace.ts";

/** Ids of all providers, in order. */
export const providers: readonly string[] = readdirSync(workspace.specs, { withFileTypes: true })
  .filter((entry) => !entry.isDirectory() && entry.name.endsWith(".yaml"))
  .map(({ name }) => name.replace(/\.yaml$/, ""))
  .toSorted();
