import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyBlock } from "../../templates/workflow/index.ts";
import { InputError } from "../input-error.ts";
import type { Package } from "./read.ts";

/** Loads the block of a package from its source, which needs no build. */
export async function loadBlock({ folder, description }: Package): Promise<AnyBlock> {
  const file = join(folder, "src/block.ts");
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const block = Object.values(exported).find((value) => isBlock(value, description.type));
  if (!block) throw new InputError(`${file} exports no block of type ${description.type}`);
  return block;
}
