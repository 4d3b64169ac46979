import { changeOf, isAsRead } from "../../../language/ir/output-steps.ts";
import type {
  Json,
  JsonSchema,
  Operation,
  OptionsWords,
  Output,
  Parameter,
  Provider,
} from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { givenInputs, sharedInputs } from "../operations/other-call.ts";
import { outputSchema } from "../output-schema.ts";

/** Where the choices of inputs come from, by operation and input; null where nothing has any. */
export function pickersOf(provider: Provider): ExpressionView | null {
  const pickers = provider.operations.flatMap((operation) => {
    const own = operation.parameters.flatMap((parameter) =>
      pickerOf(provider, operation, parameter),
    );
    return own.length > 0 ? [[operation.id, Object.fromEntries(own)] as const] : [];
  });
  return pickers.length > 0 ? { kind: "value", value: Object.fromEntries(pickers) } : null;
}

function pickerOf(
  provider: Provider,
  operation: Operation,
  { name, words }: Parameter,
): readonly (readonly [string, Json])[] {
  const { options } = words ?? {};
  const called = provider.operations.find(({ id }) => id === options?.call);
  if (!options || !called) return [];
  const { call, take, label, members: _, ...rest } = optionsData(options);
  const shared = [...sharedInputs(provider, operation, called)];
  const output = listOf(called, provider.schemas);
  return [[name, { call, output, take, label, shared, ...rest }]];
}

/** Where choices come from, as a host reads it. */
export function optionsData(options: OptionsWords) {
  const { call, take, with: _, label, search, ...kind } = options;
  return {
    call,
    take,
    label,
    ...(search !== undefined && { search }),
    ...givenInputs(options),
    ...kind,
  };
}

/** The output that lists its items; the check stage made sure that there is one. */
function listOf(operation: Operation, schemas: Provider["schemas"]): string {
  const { page, outputs } = operation;
  const listed = outputs.filter((output) => isList(outputSchema(operation, output), schemas));
  const found = listed.find(isPlain) ?? listed.find(isChosen);
  return page?.output ?? found?.name ?? "";
}

/** Whether it is a value of the reply, of which at most items are left out. */
function isChosen({ source, ...output }: Output): boolean {
  if (source.kind !== "path") return false;
  const steps = source.steps.filter((step) => !isAsRead(step));
  return isPlain({ ...output, source: { ...source, steps } });
}

/** Whether it is a value of the reply, of which at most the items are given other members. */
export function isPlain({ source }: Output): boolean {
  if (source.kind !== "path") return false;
  return source.steps.every((step) => ["without", "items"].includes(changeOf(step).tells));
}

function isList({ $ref, type }: JsonSchema, schemas: Provider["schemas"]): boolean {
  if (typeof $ref !== "string") return type === "array";
  const named = schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
  return named !== undefined && isList(named, schemas);
}
