import { importFrom } from "./import.ts";
import type { Blocks, FlowOperations } from "./types.ts";

export interface AnyBlock {
  // A method: what a block says of its inputs is what the suite disregards.
  execute(inputs: unknown, context: unknown): Promise<unknown>;
}

/** A block with what its operations can do beyond one call. */
export type FlowBlock = AnyBlock & {
  readonly operations: FlowOperations;
  options?(request: object, context: object): Promise<unknown>;
};

/** The packages under `generated/`, each loaded when it is first called. */
export const generatedBlocks: Blocks = blocksFrom(loadBlock);

const operationsOf = new Map<string, Promise<FlowOperations>>();

/** Operations of a package under `generated/` by id, loaded when they are first asked for. */
export function generatedOperations(provider: string): Promise<FlowOperations> {
  const operations = operationsOf.get(provider) ?? loadOperations(provider);
  operationsOf.set(provider, operations);
  return operations;
}

async function loadOperations(provider: string): Promise<FlowOperations> {
  const [block] = Object.values(await loadBlock(provider));
  return block ? flowOperations(block) : {};
}

/** The operations of a block, each with the choices that the block lists for it. */
export function flowOperations(block: FlowBlock): FlowOperations {
  if (!block.options) return block.operations;
  return Object.fromEntries(
    Object.entries(block.operations).map(([operation, own]) => {
      const options = (request: object, context: object) =>
        block.options?.({ operation, ...request }, context) ?? Promise.reject(new Error("none"));
      return [operation, { ...own, options }];
    }),
  );
}

function loadBlock(provider: string): Promise<Readonly<Record<string, FlowBlock>>> {
  return importFrom(provider, "src/block.ts");
}

/** Blocks out of modules that export one each. */
export function blocksFrom(
  load: (provider: string) => Promise<Readonly<Record<string, AnyBlock>>>,
): Blocks {
  const loaded = new Map<string, Promise<AnyBlock>>();
  const blockOf = async (provider: string) => {
    const [block] = Object.values(await load(provider));
    if (!block) throw new Error(`${provider} exports no block`);
    return block;
  };
  return {
    async execute(provider, inputs, context) {
      const loading = loaded.get(provider) ?? blockOf(provider);
      loaded.set(provider, loading);
      return (await loading).execute(inputs, context);
    },
  };
}
