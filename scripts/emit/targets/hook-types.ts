import { HOOK_TYPES, hasHookTypes } from "../../language/ir/hook-types.ts";
import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import type { Operation, Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { ImportView } from "../render/import.ts";
import type { MemberView, TypeView } from "../render/type.ts";
import { unsentNames } from "./inputs/parameters.ts";
import type { Target } from "./target.ts";
import { importView } from "./typescript/import.ts";
import { type InterfaceView, interfaceView } from "./typescript/interface.ts";
import { type PropertyView, property } from "./typescript/property.ts";
import { named, union } from "./typescript/schema-type.ts";

/** What `hooks.ts.hbs` prints. */
interface HookTypesView {
  readonly spec: string;
  readonly runtime: ImportView;
  readonly inputs: ImportView | null;
  readonly types: ImportView | null;
  readonly hooks: InterfaceView;
}

const render = template<HookTypesView>("hooks.ts");

/** The types of a provider's hooks, where one of their files asks for them. */
export const hookTypesTarget: Target = {
  id: "hook-types",
  emit(provider, project) {
    if (!hasHookTypes(provider)) return [];
    const view = hookTypesView(provider, packageName(RUNTIME, project));
    return [{ path: `src/${HOOK_TYPES}`, contents: render(view), use: "code" }];
  },
};

function hookTypesView(provider: Provider, runtime: string): HookTypesView {
  const { spec, names, operations } = provider;
  const inputs = operations.flatMap((operation) => {
    const { params, inputs: given } = operation.names;
    const isPartial = unsentNames(provider, operation).length > 0;
    return operation.hooks.request ? [params, ...(isPartial ? [given] : [])] : [];
  });
  const schemas = schemaTypeNames(provider);
  const replied = operations.filter(({ hooks }) => hooks.reply);
  const types = new Set(replied.flatMap((operation) => replyTypes(operation, schemas)));
  const kinds = (["reply", "request", "sign"] as const).filter((kind) =>
    operations.some(({ hooks }) => hooks[kind]),
  );
  const isNamed = kinds.some((kind) => kind !== "reply");
  return {
    spec,
    runtime: importView(
      runtime,
      [],
      kinds.map((kind) => TYPES[kind]),
    ),
    inputs: isNamed ? importView("./inputs.ts", [], [names.credentials, ...inputs]) : null,
    types: types.size > 0 ? importView("./types.ts", [], [...types]) : null,
    hooks: interfaceView("Hooks", hookProperties(provider, schemas)),
  };
}

const TYPES = { request: "RequestHook", reply: "ReplyHook", sign: "SignHook" } as const;

/** `sign` of all operations, and each operation with the hooks that it has. */
function hookProperties(
  provider: Provider,
  schemas: ReadonlyMap<string, string>,
): readonly PropertyView[] {
  const { operations } = provider;
  const isSigned = operations.some(({ hooks }) => hooks.sign);
  const sign = property("sign", "Signs an attempt.", signType(provider));
  return [
    ...(isSigned ? [sign] : []),
    ...operations.flatMap((operation) => {
      const members = operationMembers(provider, operation, schemas);
      return members.length === 0
        ? []
        : [property(operation.id, null, { kind: "object", members })];
    }),
  ];
}

function operationMembers(
  provider: Provider,
  operation: Operation,
  schemas: ReadonlyMap<string, string>,
): readonly MemberView[] {
  const { request, reply } = operation.hooks;
  const member = (name: string, type: TypeView): MemberView => {
    return { name, doc: null, optional: false, type };
  };
  return [
    ...(request ? [member("request", named(TYPES.request, valuesType(provider, operation)))] : []),
    ...(reply ? [member("reply", named(TYPES.reply, bodyType(operation, schemas)))] : []),
  ];
}

function signType({ names }: Provider): TypeView {
  return named(TYPES.sign, named(names.credentials));
}

/** All inputs, as they are after the check. */
function valuesType(provider: Provider, operation: Operation): TypeView {
  const { names } = operation;
  const unsent = unsentNames(provider, operation).map(
    (value) => ({ kind: "literal", value }) as const,
  );
  const sent = [named(names.params), named(provider.names.credentials)];
  const rest = named("Pick", named(names.inputs), union(unsent));
  return { kind: "intersection", of: unsent.length > 0 ? [...sent, rest] : sent };
}

/** What the replies of success hold. */
function bodyType(operation: Operation, schemas: ReadonlyMap<string, string>): TypeView {
  const types = replyTypes(operation, schemas);
  return types.length > 0 ? union(types.map((name) => named(name))) : named("unknown");
}

/** The types of all replies of success; none where one of them may be anything. */
function replyTypes(
  { replies }: Operation,
  schemas: ReadonlyMap<string, string>,
): readonly string[] {
  const found = replies.map(({ schema }) => (schema === null ? undefined : schemas.get(schema)));
  return found.includes(undefined) ? [] : [...new Set(found)].flatMap((name) => name ?? []);
}
