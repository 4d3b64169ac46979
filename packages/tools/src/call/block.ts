import { HostError, type JobOperation, type Operation } from "@blockwright/runtime";
import type { BlockJson } from "../block-json.ts";
import type { Source } from "../tool.ts";

/** An operation as tools call it: of its inputs and outputs, only the data is known. */
export type AnyOperation = Pick<Operation<never, unknown>, "id" | "execute"> &
  Partial<Pick<JobOperation<never, unknown, unknown>, "executeAndWait">>;

interface AnyBlock {
  readonly type: string;
  readonly operations: Readonly<Record<string, AnyOperation | undefined>>;
}

/** The operation in the code of a package, which is loaded for it. Rejects with a `HostError`. */
export async function operationIn(
  { block }: Pick<Source, "block">,
  { type }: BlockJson,
  id: string,
): Promise<AnyOperation> {
  const module = await load(block, type);
  const found = Object.values(module).find((each): each is AnyBlock => isBlock(each, type));
  const operation = found?.operations[id];
  if (operation) return operation;
  throw new HostError(
    `The package of ${type} has no operation ${id}: its block.json is of another version.`,
  );
}

async function load(block: Source["block"], type: string): Promise<object> {
  try {
    return await block();
  } catch (error) {
    throw new HostError(`The package of ${type} could not be loaded.`, { cause: error });
  }
}

function isBlock(exported: unknown, type: string): exported is AnyBlock {
  return Object(exported).type === type && Object(exported).operations !== undefined;
}
