import { readFileSync } from "node:fs";
import type { BlockDescription } from "./known/types.ts";

/** The `block.json` of an emitted package. */
export function descriptionOf(provider: string): BlockDescription {
  const file = new URL(`../../../generated/${provider}/block.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The blocks of all providers of the project. */
export const blocksAtHand = ["books", "crm", "directory", "docgen", "persondata"].map(
  descriptionOf,
);
