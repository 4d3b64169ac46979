import { blockJson, type BlockJson, type OperationJson } from "./block-json.ts";
import type { Target } from "./call/call.ts";
import { type Turns, turnsOf } from "./call/turns.ts";
import { idOf, whyNot } from "./offered.ts";
import { fieldsOf, inputSchema } from "./schema/inputs.ts";
import { outputSchema } from "./schema/outputs.ts";
import type { LeftOut, Source, Tool, ToolsOptions } from "./tool.ts";

const usualParallel = 4;

/** The operations of packages as tools. Reads `block.json` only: code is loaded at the first call. */
export function toolsOf(sources: readonly Source[], options: ToolsOptions = {}): readonly Tool[] {
  const { maxParallel = usualParallel } = options;
  if (!Number.isSafeInteger(maxParallel) || maxParallel < 1)
    throw new TypeError("maxParallel must be a whole number, 1 or more.");
  const turns = new Map<string, Turns>();
  return sources.flatMap((source) => {
    const block = blockJson(source.json);
    const own = turns.get(block.provider) ?? turnsOf(maxParallel);
    turns.set(block.provider, own);
    return block.operations
      .filter((operation) => whyNot({ source, block, operation, options }) === undefined)
      .map((operation) => toolOf({ source, block, operation, options, turns: own }));
  });
}

/** The operations that are no tools, and why. */
export function leftOut(
  sources: readonly Source[],
  options: ToolsOptions = {},
): readonly LeftOut[] {
  return sources.flatMap((source) => {
    const block = blockJson(source.json);
    return block.operations.flatMap((operation) => {
      const why = whyNot({ source, block, operation, options });
      return why === undefined ? [] : [{ id: idOf(block, operation, source), why }];
    });
  });
}

function toolOf(of: Omit<Target, "fields" | "waits" | "result">): Tool {
  const { source, block, operation, options } = of;
  const { name: title, effect, destructive, idempotent } = operation;
  const supplied = source.supplies ?? options.supplies ?? [];
  const fields = fieldsOf(block, operation, supplied);
  const waits = Boolean(options.wait && operation.job);
  const result = resultOf(block, operation, waits);
  const target: Target = { ...of, fields, waits, result };
  return {
    id: idOf(block, operation, source),
    title,
    description: descriptionOf(operation, waits),
    provider: block.provider,
    effect,
    inputSchema: inputSchema(fields.ofModel, operation.id),
    outputSchema: outputSchema(block, result),
    annotations: {
      title,
      readOnlyHint: effect === "read",
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: true,
    },
    // The runtime is loaded by the first call: listing tools takes less than half the time without it.
    call: async (...given) => (await import("./call/call.ts")).call(target, ...given),
  };
}

/** The operation whose outputs a tool gives: of a job that is waited for, the one that ends it. */
function resultOf(block: BlockJson, operation: OperationJson, waits: boolean): OperationJson {
  const { job } = operation;
  const id = waits && job ? (job.result ?? job.poll).call : operation.id;
  return block.operations.find((each) => each.id === id) ?? operation;
}

/** What a model reads of an operation: what it does, and what no schema says. */
function descriptionOf(operation: OperationJson, waits: boolean): string {
  const { description, model, rules = [], deprecated } = operation;
  const text = model?.description ?? description;
  const needed = rules
    .filter(({ severity, shown }) => severity === "error" && !shown)
    .filter(({ message }) => !text.includes(message))
    .map(({ message }) => message);
  return [
    text,
    ...needed,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    ...(waits ? ["This tool waits until the work is done and gives its result."] : []),
  ].join(" ");
}
