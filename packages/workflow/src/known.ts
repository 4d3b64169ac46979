import { Description, refused } from "./known/description.ts";
import { inputsOf } from "./known/inputs.ts";
import { definitionsOf, outputsOf } from "./known/outputs.ts";
import { rulesOf } from "./known/rules.ts";
import type { BlockDescription, KnownBlock, KnownBlocks, KnownOperation } from "./known/types.ts";

/** Reads the descriptions of blocks. Throws a TypeError that names the first member that is invalid. */
export function readBlocks(descriptions: readonly BlockDescription[]): KnownBlocks {
  const blocks = new Map<string, KnownBlock>();
  for (const [index, description] of descriptions.entries()) {
    const type = new Description(description, `[${index}]`).text("type");
    if (blocks.has(type)) throw refused(`[${index}].type`, "unique", type);
    blocks.set(type, readBlock(description, type));
  }
  return blocks;
}

/** What a block has after it waited for the job that an operation starts. */
function waitOf(
  operation: Description,
  ids: readonly string[],
): Pick<KnownOperation, "poll" | "hasResult" | "failure"> {
  const job = operation.map("job");
  const hasResult = job.has("result");
  if (!operation.has("job")) return { poll: null, hasResult, failure: [] };
  const poll = job.map(hasResult ? "result" : "poll").choice("call", ids);
  return { poll, hasResult, failure: hasResult ? [] : job.texts("failure") };
}

/** Reads the description of one block. Throws a TypeError that names the first member that is invalid. */
export function readBlock(description: BlockDescription, at: string): KnownBlock {
  const block = new Description(description, at);
  const fields = block.maps("fields");
  const definitions = definitionsOf(block);
  const all = block.maps("operations");
  const ids = all.map((operation) => operation.text("id"));
  return {
    type: block.text("type"),
    name: block.text("name"),
    operations: new Map(
      all.map((operation) => {
        const id = operation.text("id");
        const inputs = inputsOf(fields, id);
        const known = {
          id,
          name: operation.text("name"),
          effect: operation.choice("effect", ["read", "write", "cost"]),
          inputs,
          rules: rulesOf(operation),
          outputs: outputsOf(operation.map("outputs"), definitions),
          ...waitOf(operation, ids),
        };
        return [id, known];
      }),
    ),
  };
}
