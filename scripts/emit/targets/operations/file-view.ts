import type { ErrorMapping } from "../../../../packages/runtime/src/definition.ts";
import { errorDefinition } from "../../../language/ir/definition.ts";
import type { Hook, Provider } from "../../../language/ir/types.ts";
import { keywordExports } from "../../../language/ir/runtime-keywords.ts";
import { byCodeUnit } from "../../../system/order.ts";
import type { ImportView } from "../../render/import.ts";
import type { TypeView } from "../../render/type.ts";
import { connectionName, connectionOf, isConnectedApart } from "../connections.ts";
import { importView } from "../typescript/import.ts";
import { defineWith } from "./define.ts";
import { hookImports } from "../typescript/hook-import.ts";
import { aroundExports } from "./around.ts";
import { type LocalNames, localNames } from "./names.ts";
import { type OperationView, operationView } from "./view.ts";

/** What `operations.ts.hbs` prints. */
export interface OperationsView {
  readonly spec: string;
  readonly imports: readonly ImportView[];
  readonly mappings: readonly MappingView[];
  readonly operations: readonly OperationView[];
}

interface MappingView {
  readonly name: string;
  readonly type: string;
  readonly value: ErrorMapping;
  /** Where the value begins. */
  readonly column: number;
}

/** The operations of a provider. */
export function operationsView(
  provider: Provider,
  hooks: readonly Hook[],
  runtime: string,
): OperationsView {
  const shared = sharedMappings(provider);
  const keywords = [
    ...provider.operations.flatMap((operation) => keywordExports(provider, operation)),
    ...(provider.jobs.some(({ result }) => result) ? ["resultOf"] : []),
    ...aroundExports(provider),
  ];
  const locals = localNames(provider, hooks, [...new Set(keywords)], shared.size);
  const nameByText = new Map([...shared.keys()].map((text, at) => [text, locals.mappings[at]]));
  const operations = provider.operations.map((operation) => {
    const mapping = nameByText.get(JSON.stringify(errorDefinition(operation))) ?? null;
    return operationView(provider, operation, locals, mapping);
  });
  return {
    spec: provider.spec,
    imports: imports(provider, hooks, runtime, { locals, shared: shared.size > 0, operations }),
    mappings: [...shared.values()].map((value, at) =>
      mappingView(locals.mappings[at] ?? "", locals.errorMappingType, value),
    ),
    operations,
  };
}

function mappingView(name: string, type: string, value: ErrorMapping): MappingView {
  return { name, type, value, column: `const ${name}: ${type} = `.length };
}

/** Error mappings that several operations have in common, by their text. */
function sharedMappings({ operations }: Provider): ReadonlyMap<string, ErrorMapping> {
  const all = operations.map((operation) => {
    const mapping = errorDefinition(operation);
    return [JSON.stringify(mapping), mapping] as const;
  });
  const texts = all.map(([text]) => text);
  return new Map(all.filter(([text]) => texts.indexOf(text) !== texts.lastIndexOf(text)));
}

interface Uses {
  readonly locals: LocalNames;
  readonly shared: boolean;
  readonly operations: readonly OperationView[];
}

function imports(
  provider: Provider,
  hooks: readonly Hook[],
  runtime: string,
  { locals, shared, operations: views }: Uses,
): readonly ImportView[] {
  const { operations } = provider;
  const define = operations.map((operation) => defineWith(provider, operation).function);
  const renamed = new Map([
    ...locals.keywords,
    ...locals.calls,
    ...locals.define,
    ["hooks", locals.hooked],
    ["ErrorMapping", locals.errorMappingType],
    ...locals.connections,
    ...locals.credentials,
  ]);
  const inputs = operations.flatMap(({ names: { inputs: given, params } }) => [given, params]);
  const named = new Set(views.flatMap(outputTypes).flatMap(namesIn));
  const types = [...locals.schemas.values()].filter((name) => named.has(name)).toSorted(byCodeUnit);
  const connections = usedConnections(provider, [...locals.connections.keys()]);
  const local = [
    importView("./client.ts", [...connections, ...locals.calls.keys()], [], renamed),
    importView("./inputs.ts", [], [...locals.credentials.keys(), ...inputs], renamed),
    ...hookImports(hooks, locals.hooks),
    ...(types.length > 0 ? [importView("./types.ts", [], types)] : []),
  ];
  return [
    importView(
      runtime,
      [...new Set(define), ...(hooks.length > 0 ? ["hooks"] : []), ...locals.keywords.keys()],
      shared ? ["ErrorMapping"] : [],
      renamed,
    ),
    ...local.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  ];
}

/** The types of its outputs, and of an item of its pages. */
function outputTypes({ outputs, item }: OperationView): readonly TypeView[] {
  const types = outputs.properties.map(({ declaration }) => declaration.type);
  return item ? [...types, item.type] : types;
}

/** Every name in a type. */
function namesIn(type: TypeView): readonly string[] {
  switch (type.kind) {
    case "name":
      return [type.name, ...(type.arguments ?? []).flatMap(namesIn)];
    case "list":
    case "lookup":
      return namesIn(type.of);
    case "union":
    case "intersection":
      return type.of.flatMap(namesIn);
    case "object":
      return type.members.flatMap((member) => namesIn(member.type));
    case "literal":
    case "typeof":
    case "keyof":
      return [];
  }
}

/** The functions of `client.ts` that operations connect with. */
function usedConnections(provider: Provider, all: readonly string[]): readonly string[] {
  const used = new Set(
    provider.operations.map((each) =>
      isConnectedApart(each) ? connectionName(each) : connectionOf(provider, each).name,
    ),
  );
  return all.filter((name) => used.has(name));
}
