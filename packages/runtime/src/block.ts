import type { Context } from "./context.ts";
import { notify } from "./transport/event.ts";
import { isAbsent } from "./inputs/check.ts";
import type { Operation } from "./operation.ts";
import { prepared } from "./prepared.ts";
import { invalidInput, type ToolError } from "./tool-error.ts";

/** Operations of a block by id. */
export type Operations = Readonly<Record<string, Operation<never, unknown>>>;

/** Definition of a block: how an editor presents it, and its operations. */
export interface BlockDefinition<Members extends Operations> {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** `#RRGGBB` */
  readonly color?: string;
  readonly category: string;
  readonly operations: Members;
}

/** Inputs from a workflow: the selected operation and its values, any of which may be text. */
export type BlockInputs<Id> = { readonly operation: Id } & Readonly<Record<string, unknown>>;

/** The outputs of an operation. */
export type OutputsOf<Member> = Member extends Operation<never, infer Outputs> ? Outputs : never;

/** A block: one provider's operations behind one `execute`. */
export interface Block<Members extends Operations> extends BlockDefinition<Members> {
  /** Runs the operation that `inputs.operation` names. Every rejection is a `ToolError`. */
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
    async execute(inputs, context) {
      const given = copyOf(inputs, operations);
      const operation = selected(operations, given);
      const own = prepared(operation, () => ownInputs(operation, operations, given, context));
      // The operation checks what its type says; the result is that of the selected member.
      return (await operation.execute(own as never, context)) as never;
    },
  };
}

/** Anything can be given at run time, also members that throw. */
function copyOf(inputs: object, operations: Operations): Record<string, unknown> {
  try {
    return { ...inputs };
  } catch {
    throw refused("The inputs could not be read.", operations);
  }
}

function refused(message: string, operations: Operations): ToolError {
  return invalidInput("operation", message, { provider: Object.values(operations)[0]?.provider });
}

function selected(
  operations: Operations,
  { operation: id }: Readonly<Record<string, unknown>>,
): Operation<never, unknown> {
  const found = Object.entries(operations).find(([name]) => name === id);
  if (found) return found[1];
  const ids = Object.keys(operations).join(", ");
  throw refused(`operation must be one of ${ids}.`, operations);
}

/** A form may still hold what was filled in for another operation: that is left out. */
function ownInputs(
  { id, inputs: known }: Operation<never, unknown>,
  operations: Operations,
  inputs: Readonly<Record<string, unknown>>,
  context: Context | undefined,
): Record<string, unknown> {
  const all = Object.values(operations);
  const own = Object.entries(inputs).filter(([name, value]) => {
    if (Object.hasOwn(known, name)) return true;
    // An input that no operation knows is left to the operation to refuse, with all other problems.
    if (!all.some((operation) => Object.hasOwn(operation.inputs, name))) return true;
    if (!isAbsent(value)) {
      const message = `${name} belongs to another operation and is not sent.`;
      notify(context?.onWarning, { operation: id, input: name, message });
    }
    return false;
  });
  return Object.fromEntries(own);
}
