import { HOOK_TYPES, hasHookTypes } from "../../language/ir/hook-types.ts";
import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import { calledFor, foundBefore } from "../../language/ir/credentials.ts";
import { operationOf } from "../../language/ir/operation-of.ts";
import type { Operation, Parameter, Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { ImportView } from "../render/import.ts";
import type { AliasView, MemberView, TypeView } from "../render/type.ts";
import { sharedInputs } from "./operations/other-call.ts";
import { unsentNames } from "./inputs/parameters.ts";
import type { Target } from "./target.ts";
import { importView, unusedName } from "./typescript/import.ts";
import { type InterfaceView, interfaceView } from "./typescript/interface.ts";
import { givenType, orUndefined, sentType } from "./typescript/parameter-type.ts";
import { type PropertyView, property } from "./typescript/property.ts";
import { named, union } from "./typescript/schema-type.ts";

/** What `hooks.ts.hbs` prints. */
interface HookTypesView {
  readonly spec: string;
  readonly runtime: ImportView;
  readonly inputs: ImportView;
  readonly types: ImportView | null;
  readonly operations: ImportView | null;
  /** Types that hooks of one operation have in common. */
  readonly aliases: readonly { readonly text: string; readonly alias: AliasView }[];
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
    const { request, reply } = operation.hooks;
    return request || reply ? [params, ...(isPartial ? [given] : [])] : [];
  });
  const called = operations.flatMap((operation) => callsOf(provider, operation));
  const schemas = schemaTypeNames(provider);
  const replied = operations.filter(({ hooks }) => hooks.reply);
  const types = new Set(replied.flatMap((operation) => replyTypes(operation, schemas)));
  const kinds = (["reply", "request", "sign"] as const).filter((kind) =>
    operations.some(({ hooks }) => hooks[kind]),
  );
  return {
    spec,
    runtime: importView(
      runtime,
      [],
      kinds.map((kind) => TYPES[kind]),
    ),
    inputs: importView(
      "./inputs.ts",
      [],
      [...new Set([names.credentials, ...inputs, ...called.map((each) => each.names.inputs)])],
    ),
    operations:
      called.length > 0
        ? importView("./operations.ts", [], [...new Set(called.map((each) => each.names.outputs))])
        : null,
    types: types.size > 0 ? importView("./types.ts", [], [...types]) : null,
    aliases: provider.operations.flatMap((operation) => aliasesOf(provider, operation)),
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
  const { request, reply, calls: allowed } = operation.hooks;
  const given = valuesType(provider, operation, foundBefore(operation));
  const sent = valuesType(provider, operation, calledFor(operation));
  const calls = allowed ? [named(typeName(provider, operation, "Calls"))] : [];
  const isSame = JSON.stringify(given) === JSON.stringify(sent) && calls.length === 0;
  const made = isSame ? [given] : [given, sent];
  const body = bodyType(operation, schemas);
  return [
    ...(request ? [plainMember("request", named(TYPES.request, ...made, ...calls))] : []),
    ...(reply ? [plainMember("reply", named(TYPES.reply, body, sent, ...calls))] : []),
  ];
}

/** `SaveCalls`, or another name where a schema is called so. */
function typeName(provider: Provider, { names }: Operation, kind: "Calls" | "Unsent"): string {
  const wanted = names.outputs.replace(/Outputs$/, kind);
  return unusedName(wanted, new Set(schemaTypeNames(provider).values()));
}

/** What its hooks may call, and what they read that is not sent, as types of their own. */
function aliasesOf(provider: Provider, operation: Operation): HookTypesView["aliases"] {
  const { id, hooks } = operation;
  const calls = callsType(provider, operation);
  const read = hooks.request || hooks.reply ? readParameters(provider, operation) : [];
  const members = readMembers(read, operation.parameters);
  return [
    ...(calls
      ? [
          {
            text: `What the hooks of \`${id}\` may call.`,
            alias: { name: typeName(provider, operation, "Calls"), type: calls },
          },
        ]
      : []),
    ...(read.length > 0
      ? [
          {
            text: `Inputs of \`${id}\` that do not travel, as they are after the check.`,
            alias: { name: typeName(provider, operation, "Unsent"), type: members },
          },
        ]
      : []),
  ];
}

/** The operations that its hooks may call. */
function callsOf(provider: Provider, { hooks: { calls = [] } }: Operation): readonly Operation[] {
  return calls.map(({ operation }) => operationOf(provider, operation));
}

/** Inputs and outputs of what hooks may call; what goes along by itself they do not give. */
function callsType(provider: Provider, operation: Operation): TypeView | null {
  const members = callsOf(provider, operation).map((called): MemberView => {
    const { inputs, outputs } = called.names;
    const shared = sharedInputs(provider, operation, called);
    const own = named(inputs);
    const given = shared.length > 0 ? named("Omit", own, literals(shared)) : own;
    return plainMember(called.id, {
      kind: "object",
      members: [plainMember("inputs", given), plainMember("outputs", named(outputs))],
    });
  });
  return members.length > 0 ? { kind: "object", members } : null;
}

function plainMember(name: string, type: TypeView): MemberView {
  return { name, doc: null, optional: false, type };
}

function literals(names: readonly string[]): TypeView {
  return union(names.map((value) => ({ kind: "literal", value }) as const));
}

function signType({ names }: Provider): TypeView {
  return named(TYPES.sign, named(names.credentials));
}

/** All inputs, as they are after the check, without some that are not known yet. */
function valuesType(
  provider: Provider,
  operation: Operation,
  unknown: readonly Parameter[],
): TypeView {
  const { names, parameters } = operation;
  const params = named(names.params);
  const known = unknown.length > 0 ? omitted(params, unknown) : params;
  const unsent = unsentNames(provider, operation);
  const read = readParameters(provider, operation);
  const own = parameters.filter(({ name }) => unsent.includes(name));
  const rest = own.filter((each) => !read.includes(each)).map(({ name }) => name);
  return {
    kind: "intersection",
    of: [
      known,
      named(provider.names.credentials),
      ...(rest.length > 0 ? [named("Pick", named(names.inputs), literals(rest))] : []),
      ...(read.length > 0 ? [named(typeName(provider, operation, "Unsent"))] : []),
    ],
  };
}

/** Parameters that do not travel and whose type is another one after the check. */
function readParameters(provider: Provider, operation: Operation): readonly Parameter[] {
  const { parameters } = operation;
  const unsent = unsentNames(provider, operation);
  return parameters.filter(
    (each) =>
      unsent.includes(each.name) &&
      JSON.stringify(givenType(each, parameters)) !== JSON.stringify(sentType(each, parameters)),
  );
}

function readMembers(read: readonly Parameter[], all: readonly Parameter[]): TypeView {
  const members = read.map((each): MemberView => {
    const { name, required } = each;
    const type = sentType(each, all);
    return { name, doc: null, optional: !required, type: required ? type : orUndefined(type) };
  });
  return { kind: "object", members };
}

function omitted(of: TypeView, parameters: readonly Parameter[]): TypeView {
  return named("Omit", of, literals(parameters.map(({ name }) => name)));
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
