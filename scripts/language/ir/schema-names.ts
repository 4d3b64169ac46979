import { hasHookTypes } from "./hook-types.ts";
import { pascalCase } from "./names.ts";
import type { Provider } from "./types.ts";

/** Types of the runtime that packages export as well; those of some providers only are kept free, too. */
const HOST = ["CallEvent", "Context", "PageContext", "ToolError", "WaitContext", "Warning"];

/** Names that emitted code uses for something else. */
const LOCAL = ["BlockTypes", "Credentials"];

/** Types of the language: who imports another of that name can no longer use them. */
const LANGUAGE = (
  "Array Awaited BigInt Boolean Date Error Exclude Extract Function Iterable Map NonNullable Number " +
  "Object Omit Parameters Partial Pick Promise Readonly Record RegExp Required ReturnType Set String " +
  "Symbol"
).split(" ");

/**
 * The exported type of each schema, by the schema's name in the manifest: `Volume` is `Volume`. Where a
 * package has something else of that name, the provider's is put before it: `Record` is `CrmRecord`.
 */
export function schemaTypeNames(provider: Provider): ReadonlyMap<string, string> {
  const { names, schemas } = provider;
  const taken = otherNames(provider);
  const found = new Map<string, string>();
  const take = (schema: string, name: string): void => {
    if (taken.has(name)) return;
    taken.add(name);
    found.set(schema, name);
  };
  const open = () => Object.keys(schemas).filter((schema) => !found.has(schema));
  // Those that keep their names first: what another is called must not depend on the order.
  for (const schema of open()) take(schema, pascalCase(schema));
  for (const schema of open()) take(schema, names.type + pascalCase(schema));
  for (let name = "Schema"; open().length > 0; name += "Schema")
    for (const schema of open()) take(schema, pascalCase(schema) + name);
  return new Map(Object.keys(schemas).map((schema) => [schema, found.get(schema) ?? schema]));
}

/** Every name that a package exports or uses beside those types. */
function otherNames(provider: Provider): Set<string> {
  const { names, operations } = provider;
  return new Set([
    ...(hasHookTypes(provider) ? ["Hooks"] : []),
    ...HOST,
    ...LOCAL,
    ...LANGUAGE,
    ...Object.values(names),
    ...operations.flatMap((operation) => Object.values(operation.names)),
  ]);
}
