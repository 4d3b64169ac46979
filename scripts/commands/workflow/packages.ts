import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyBlock } from "../../../packages/workflow/src/run/types.ts";
import { InputError } from "../../system/input-error.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import type { Package } from "./read.ts";

/** Loads the block of a package from its source, which needs no build. */
export async function loadBlock({ folder, description: { type } }: Package): Promise<AnyBlock> {
  const file = join(folder, "src/block.ts");
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const block = Object.values(exported).find((value) => isBlock(value, type));
  if (!block) throw new InputError(`${shownPath(file)} has no block of type ${type}`);
  return block as AnyBlock; // that is what a package exports under the type of its block.json
}

function isBlock(value: unknown, type: string): boolean {
  return typeof value === "object" && value !== null && "type" in value && value.type === type;
}
