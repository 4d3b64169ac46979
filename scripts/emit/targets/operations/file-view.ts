import type { Hook, Provider } from "../../../language/ir/types.ts";
import { keywordExports } from "../../../language/ir/runtime-keywords.ts";
import { byCodeUnit } from "../../../system/order.ts";
import type { ImportView } from "../../render/import.ts";
import type { TypeView } from "../../render/type.ts";
import { connectionName, isConnectedApart } from "../connections.ts";
import { importView } from "../typescript/import.ts";
import { defineWith } from "./define.ts";
import { hookImports } from "../typescript/hook-import.ts";
import { aroundExports } from "./around.ts";
import { type LocalNames, localNames } from "./names.ts";
import { sharedJobs } from "./job.ts";
import { providerParts, type SharedView, sharedViews } from "./shared.ts";
import { type OperationView, operationView } from "./view.ts";

/** What `operations.ts.hbs` prints. */
export interface OperationsView {
  readonly spec: string;
  readonly imports: readonly ImportView[];
  /** What operations share. */
  readonly shared: readonly SharedView[];
  readonly operations: readonly OperationView[];
}

/** The operations of a provider. */
export function operationsView(
  provider: Provider,
  hooks: readonly Hook[],
  runtime: string,
): OperationsView {
  const parts = providerParts(provider);
  const jobs = sharedJobs(provider);
  const keywords = [
    ...provider.operations.flatMap((operation) => keywordExports(provider, operation)),
    ...(provider.jobs.some(({ result }) => result) ? ["resultOf"] : []),
    ...aroundExports(provider),
  ];
  const locals = localNames(provider, hooks, [...new Set(keywords)], jobs);
  const operations = provider.operations.map((operation) =>
    operationView(provider, operation, locals, parts),
  );
  return {
    spec: provider.spec,
    imports: imports(provider, hooks, runtime, { locals, groups: [...parts.keys()], operations }),
    shared: sharedViews(provider, parts, locals),
    operations,
  };
}

interface Uses {
  readonly locals: LocalNames;
  /** Names of the connections that the shared parts have. */
  readonly groups: readonly string[];
  readonly operations: readonly OperationView[];
}

function imports(
  provider: Provider,
  hooks: readonly Hook[],
  runtime: string,
  { locals, groups, operations: views }: Uses,
): readonly ImportView[] {
  const { operations } = provider;
  const define = operations.map((operation) => defineWith(provider, operation).function);
  const renamed = new Map([
    ...locals.keywords,
    ...locals.calls,
    ...locals.define,
    ["hooks", locals.hooked],
    ["Provider", locals.providerType],
    ["Job", locals.jobType],
    ...locals.connections,
    ...locals.credentials,
  ]);
  const inputs = operations.flatMap(({ names: { inputs: given, params } }) => [given, params]);
  const named = new Set(views.flatMap(outputTypes).flatMap(namesIn));
  const types = [...locals.schemas.values()].filter((name) => named.has(name)).toSorted(byCodeUnit);
  const apart = operations.filter(isConnectedApart).map(connectionName);
  const connections = [...groups, ...apart];
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
      ["Provider", ...(locals.jobs.size > 0 ? ["Job"] : [])],
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
