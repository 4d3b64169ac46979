// Generated from templates/runtime/block.ts. Do not edit; run `npm run generate`.

import { isAbsent } from "./coercion.ts";
import type { Context } from "./context.ts";
import type { Operation } from "./operation.ts";
import { invalidInput } from "./tool-error.ts";
import { warn } from "./warning.ts";

/** Operations of a block by id. */
export type Operations = Readonly<Record<string, Operation<never, unknown>>>;

/** What `defineBlock` takes: how a workflow presents the block, and its operations. */
export interface BlockDefinition<Members extends Operations> {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** `#RRGGBB` */
  readonly color?: string;
  readonly category: string;
  readonly operations: Members;
}

/** Inputs as a workflow gives them: the selected operation, and values that may be text. */
export type BlockInputs<Id> = { readonly operation: Id } & Readonly<Record<string, unknown>>;

/** What an operation resolves to. */
export type OutputsOf<Member> = Member extends Operation<never, infer Outputs> ? Outputs : never;

/** A block: one provider's operations behind one `execute`. */
export interface Block<Members extends Operations> extends BlockDefinition<Members> {
  /** Runs the operation that `inputs.operation` names; rejects with a `ToolError` only. */
  execute<Id extends keyof Members & string>(
    inputs: BlockInputs<Id>,
    context?: Context,
  ): Promise<OutputsOf<Members[Id]>>;
}

/** Adds `execute` to the data of a block. */
export function defineBlock<const Members extends Operations>(
  definition: BlockDefinition<Members>,
): Block<Members> {
  const { operations } = definition;
  return {
    ...definition,
    async execute(inputs, context = {}) {
      const operation = selected(operations, inputs);
      const own = ownInputs(operation, operations, inputs, context);
      // The operation checks what its type says; the result is that of the selected member.
      return (await operation.execute(own as never, context)) as never;
    },
  };
}

function selected(operations: Operations, inputs: unknown): Operation<never, unknown> {
  const { operation: id } = Object(inputs) as { operation?: unknown };
  const found = Object.entries(operations).find(([name]) => name === id);
  if (found) return found[1];
  const ids = Object.keys(operations).join(", ");
  throw invalidInput("operation", `operation must be one of ${ids}.`, {
    provider: Object.values(operations)[0]?.provider,
  });
}

/** A form may still hold what was filled in for another operation: that is left out. */
function ownInputs(
  { id, inputs: known }: Operation<never, unknown>,
  operations: Operations,
  inputs: Readonly<Record<string, unknown>>,
  context: Context,
): Record<string, unknown> {
  const all = Object.values(operations);
  const own = Object.entries(inputs).filter(([name, value]) => {
    if (Object.hasOwn(known, name)) return true;
    // An input that no operation knows is left to the operation to refuse, with all other problems.
    if (!all.some((operation) => Object.hasOwn(operation.inputs, name))) return true;
    if (!isAbsent(value)) {
      const message = `${name} belongs to another operation and is not sent.`;
      warn(context, { operation: id, input: name, message });
    }
    return false;
  });
  return Object.fromEntries(own);
}
