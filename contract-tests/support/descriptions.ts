import { readFileSync } from "node:fs";
import type { BlockDescription } from "@blockwright/workflow";
import { providers } from "./providers.ts";

/** What the packages of all providers say of their blocks: `block.json`. */
export function descriptions(): readonly BlockDescription[] {
  return providers.map((provider) => {
    const file = new URL(`../../generated/${provider}/block.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8"));
  });
}
