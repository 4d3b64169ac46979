import { inputsView } from "../../../emit/targets/inputs/view.ts";
import { itemView } from "../../../emit/targets/operations/item.ts";
import { outputProperties } from "../../../emit/targets/operations/outputs.ts";
import { schemaTypeNames } from "../../../language/ir/schema-names.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";

/**
 * Exports of a provider's package that differ because its manifest does: names in one state only, and
 * types that the same code would emit differently. All of it is reported as what changed in the manifest.
 */
export function derivedNames(base: Provider, head: Provider): ReadonlySet<string> {
  const [before, after] = [exportsOf(base), exportsOf(head)];
  const names = [...before.keys(), ...after.keys()];
  return new Set(names.filter((name) => before.get(name) !== after.get(name)));
}

/** Every exported name with what its declaration is made of; of values the name alone. */
function exportsOf(provider: Provider): ReadonlyMap<string, string> {
  const { names, operations, jobs, schemas } = provider;
  const { credentials, operations: inputs } = inputsView(provider, "");
  const typeNames = schemaTypeNames(provider);
  const values = [
    ...Object.values(names),
    ...operations.flatMap(({ names: { method, call, request } }) => [method, call, request]),
    ...(operations.some(({ page }) => page !== null) ? ["PageContext"] : []),
    ...(jobs.length > 0 ? ["WaitContext"] : []),
  ];
  return new Map([
    ...values.map((name) => [name, ""] as const),
    [names.credentials, said(credentials)],
    ...inputs.flatMap(({ inputs: given, params }) =>
      [given, params].map((view) => [view.heading.name, said(view)] as const),
    ),
    ...operations.flatMap((operation) => outputsOf(operation, typeNames)),
    ...[...typeNames].map(([schema, name]) => [name, said(schemas[schema])] as const),
  ]);
}

function outputsOf(
  operation: Operation,
  typeNames: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  const { names, page } = operation;
  return [
    [names.outputs, said(outputProperties(operation, typeNames))],
    ...(page ? [[names.item, said(itemView(operation, page, typeNames))] as const] : []),
  ];
}

/** Without comments, which no declaration is compared by. */
function said(view: unknown): string {
  return JSON.stringify(view, (key, value: unknown) =>
    key === "comment" || key === "doc" ? undefined : value,
  );
}
