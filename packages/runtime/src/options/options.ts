import { type Block, type BlockDefinition, defineBlock, type Operations } from "../block.ts";
import type { PageContext } from "../context.ts";
import type { Path } from "../definition.ts";
import { isAbsent } from "../inputs/check.ts";
import type { Operation } from "../operation.ts";
import { inputsOf, type OtherInputs } from "../other-call.ts";
import { select } from "../outputs/path.ts";
import { derived } from "../prepared.ts";
import { invalidInput, type ToolError } from "../tool-error.ts";

/** One of the values that a person may choose for an input. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Of the member of an object: what the provider calls its type. */
  readonly type?: string;
}

/** The operation whose items are the choices of an input. */
export interface Picker extends OtherInputs {
  /** Its id. */
  readonly call: string;
  /** Dotted name of the output that lists the items, where there are no pages. */
  readonly output: string;
  /** The value in an item. */
  readonly take: Path;
  /** Text with paths in braces. */
  readonly label: string;
  /** Where an item has the type of a member of an object. */
  readonly type?: Path;
  /** Its input that takes what a person typed. */
  readonly search?: string;
}

/** Pickers by operation and input. */
export type Pickers = Readonly<Record<string, Readonly<Record<string, Picker>>>>;

/** What choices are asked for. */
export interface ChoicesRequest<Id, Parameter> {
  /** The operation that is filled in, and the input of it. */
  readonly operation: Id;
  readonly parameter: Parameter;
  /** What was typed; not every provider searches. */
  readonly search?: string | undefined;
  /** Inputs that are known so far: credentials, and those that the choices depend on. */
  readonly inputs?: object;
}

/** A block that can list choices of inputs. */
export interface PickingBlock<Members extends Operations, Known extends Pickers>
  extends Block<Members> {
  readonly pickers: Known;
  /** Lists the choices of an input: all, to 1,000 or `maxItems`. Every rejection is a `ToolError`. */
  options<Id extends keyof Known & string>(
    request: ChoicesRequest<Id, keyof Known[Id] & string>,
    context?: PageContext,
  ): Promise<readonly Choice[]>;
}

/** Choices of one input where the caller sets no limit. */
const mostChoices = 1000;

/** Adds `execute` and `options` to the data of a block. */
export function definePickingBlock<const Members extends Operations, const Known extends Pickers>(
  definition: BlockDefinition<Members> & { readonly pickers: Known },
): PickingBlock<Members, Known> {
  const block = defineBlock<Members>(definition);
  const operations: Operations = definition.operations;
  const { pickers } = definition;
  return {
    ...block,
    pickers,
    async options(request, context) {
      const { picker, from, given, isText } = asked(
        operations,
        pickers,
        copyOf(request, operations),
      );
      const choices: Choice[] = [];
      for (const item of await itemsOf(from, picker, given, context)) {
        const value = select(picker.take, { item });
        if (typeof value !== "string" && typeof value !== "number" && typeof value !== "bigint")
          continue;
        const label = labelOf(picker.label, item);
        const own = isText || typeof value === "bigint" ? String(value) : value;
        const type = picker.type === undefined ? undefined : select(picker.type, { item });
        const typed = isAbsent(type) || typeof type === "object" ? {} : { type: String(type) };
        choices.push({ value: own, label: label || String(value), ...typed });
      }
      return choices;
    },
  };
}

type Request = Partial<ChoicesRequest<string, string>>;

/** Anything can be given at run time, also members that throw. */
function copyOf(request: Request, operations: Operations): Request {
  try {
    return { ...request, inputs: { ...request.inputs } };
  } catch {
    throw refused("inputs", "The inputs could not be read.", operations);
  }
}

function refused(input: string, message: string, operations: Operations): ToolError {
  return invalidInput(input, message, { provider: Object.values(operations)[0]?.provider });
}

/** What to call, and with what. */
function asked(
  operations: Operations,
  pickers: Pickers,
  { operation = "", parameter = "", search, inputs }: Request,
) {
  const known = Object.hasOwn(pickers, operation) ? pickers[operation] : undefined;
  const picker = known && Object.hasOwn(known, parameter) ? known[parameter] : undefined;
  const target = operations[operation];
  const from = picker && operations[picker.call];
  if (!picker || !target || !from) {
    const message = "No choices are known of this input of this operation.";
    throw refused("parameter", message, operations);
  }
  const values: Readonly<Record<string, unknown>> = { ...inputs };
  const needed = Object.entries(picker.inputs ?? {}).find(
    ([name, input]) => from.inputs[name]?.required && isAbsent(values[input]),
  );
  if (needed) {
    const message = `${needed[1]} is needed to list the choices of ${parameter}.`;
    throw refused(needed[1], message, operations);
  }
  const given = inputsOf(picker, values);
  if (picker.search && !isAbsent(search)) given[picker.search] = search;
  const { type } = target.inputs[parameter] ?? {};
  // Names of members are texts.
  return { picker, from, given, isText: type === "string" || type === "json" };
}

/** All items of its pages, or of its one list. */
async function itemsOf(
  from: Operation<never, unknown>,
  { output }: Picker,
  given: object,
  context: PageContext | undefined,
): Promise<readonly unknown[]> {
  const { items } = from as { readonly items?: Items }; // of an operation with pages
  if (items) {
    const limited = derived(context, { maxItems: context?.maxItems ?? mostChoices });
    const all: unknown[] = [];
    for await (const item of items(given, limited)) all.push(item);
    return all;
  }
  const outputs: unknown = await from.execute(given as never, context); // which checks them
  const list = select(output, Object(outputs));
  return Array.isArray(list) ? list.slice(0, context?.maxItems ?? mostChoices) : [];
}

type Items = (inputs: object, context: PageContext) => AsyncIterable<unknown>;

/** `{item.first_name} {item.last_name}` of an item; what it lacks is left out. */
function labelOf(label: string, item: unknown): string {
  const text = label.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = select(path, { item });
    return value === undefined || value === null || typeof value === "object" ? "" : String(value);
  });
  return text.trim();
}
