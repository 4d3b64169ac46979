import { connectionParameters, credentialsOf } from "../../../language/ir/credentials.ts";
import { errorDefinition } from "../../../language/ir/definition.ts";
import { inputDefinitions } from "../../../language/ir/input-definition.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { GenericView } from "../../render/generic.ts";
import { LINE_WIDTH } from "../../render/literal.ts";
import { type ConnectionGroup, connectionGroups, connectionOf } from "../connections.ts";
import { named } from "../typescript/schema-type.ts";
import { jobTypes } from "./define.ts";
import { jobObject } from "./job.ts";
import type { LocalNames } from "./names.ts";

/** What several operations have, written once. */
export interface SharedView {
  readonly about: string;
  readonly name: string;
  readonly type: GenericView;
  readonly value: ExpressionView;
  /** Where the value begins. */
  readonly column: number;
}

type Values = Readonly<Record<string, Json>>;

/** Operations that take the same credentials, and what most of them have. */
export interface ProviderPart {
  readonly group: ConnectionGroup;
  readonly credentials: Values;
  readonly errors: Values;
}

/** The parts of a provider by the group of credentials, of those that operations take. */
export function providerParts(provider: Provider): ReadonlyMap<string, ProviderPart> {
  const { operations } = provider;
  const errors = commonest(operations.map((each) => jsonOf(errorDefinition(each))));
  const parts = connectionGroups(provider).flatMap((group): [string, ProviderPart][] => {
    const own = operations.filter((each) => connectionOf(provider, each) === group);
    const credentials = commonest(own.map((each) => leadingInputs(provider, each).credentials));
    return own.length === 0 ? [] : [[group.name, { group, credentials, errors }]];
  });
  return new Map(parts);
}

/** Inputs of an operation: those with which it begins that make its connection, and the others. */
export function leadingInputs(
  provider: Provider,
  operation: Operation,
): { readonly credentials: Values; readonly inputs: Values } {
  const auth = credentialsOf(provider, operation);
  const names = [...auth.map(({ name }) => name), ...connectionParameters(provider, auth)];
  const all = Object.entries(jsonOf(inputDefinitions(provider, operation)));
  const end = all.findIndex(([name]) => !names.includes(name));
  const count = end < 0 ? all.length : end;
  return {
    credentials: Object.fromEntries(all.slice(0, count)),
    inputs: Object.fromEntries(all.slice(count)),
  };
}

/** The value that most have; the first of these where several are as common. */
function commonest(values: readonly Values[]): Values {
  const counts = new Map<string, number>();
  for (const value of values.map(textOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(textOf(value)) === most) ?? {};
}

function textOf(value: Values): string {
  return JSON.stringify(value);
}

/** The value where it is another than the provider's. */
export function unlike(value: Values, usual: Values | undefined): Values | null {
  return usual && textOf(value) === textOf(usual) ? null : value;
}

/** What `operations.ts` declares before its operations. */
export function sharedViews(
  provider: Provider,
  parts: ReadonlyMap<string, ProviderPart>,
  locals: LocalNames,
): readonly SharedView[] {
  const providers = [...parts.values()].map((part, at) => {
    const { name, type } = part.group;
    const value: ExpressionView = {
      kind: "object",
      entries: [
        { name: "id", value: { kind: "value", value: provider.id } },
        { name: "credentials", value: { kind: "value", value: part.credentials } },
        { name: "errors", value: { kind: "value", value: part.errors } },
        { name: "connect", value: { kind: "name", name: locals.connections.get(name) ?? name } },
      ],
    };
    const about = at === 0 ? "operations" : "operations with other credentials";
    return declared(
      `What ${about} have in common.`,
      locals.providers.get(name) ?? name,
      locals.providerType,
      [locals.credentials.get(type) ?? type],
      value,
    );
  });
  const jobs = provider.jobs.filter(({ name }) => locals.jobs.has(name));
  return [...providers, ...jobs.map((job) => jobView(provider, job, locals))];
}

/** A job that several operations start. */
function jobView(provider: Provider, job: Job, locals: LocalNames): SharedView {
  const name = locals.jobs.get(job.name) ?? job.name;
  const types = jobTypes(provider, job);
  const [polled = ""] = types;
  const start = operationOf(provider, job.start[0] ?? "");
  return declared(
    `How the job \`${job.name}\` is waited for.`,
    name,
    locals.jobType,
    // Two types are broken where one would move the whole value.
    columnOf(name, locals.jobType, types) < LINE_WIDTH ? types : [polled, ...types].slice(-2),
    jobObject(provider, start, job, locals),
  );
}

function declared(
  about: string,
  name: string,
  generic: string,
  types: readonly string[],
  value: ExpressionView,
): SharedView {
  const place = { column: `const ${name}: `.length, after: " = {".length };
  const type = { name: generic, arguments: types.map((each) => named(each)), ...place };
  return { about, name, type, value, column: columnOf(name, generic, types) };
}

function columnOf(name: string, generic: string, types: readonly string[]): number {
  return `const ${name}: ${generic}<${types.join(", ")}> = `.length;
}
