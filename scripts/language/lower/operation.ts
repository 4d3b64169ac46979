import { lowerCondition } from "../manifest/condition.ts";
import { effectOf, soundGraphqlOf } from "../graphql/operation.ts";
import { operationNames, operationPrefix } from "../ir/names.ts";
import type { OutputSetting } from "../ir/output-schema.ts";
import type { Schemas } from "../ir/schema-path.ts";
import type {
  Accept,
  Credential,
  ErrorCode,
  ErrorMapping,
  Example,
  ExampleRequest,
  Operation,
  Output,
  Parameter,
  Reply,
} from "../ir/types.ts";
import type {
  Manifest,
  ManifestAccept,
  ManifestCondition,
  ManifestErrors,
  ManifestOperation,
  ManifestExample,
  ManifestExampleRequest,
} from "../manifest/types.ts";
import { lowerEncoding, lowerLists } from "./encoding.ts";
import { graphqlErrors, lowerGraphql, unnamedVariables } from "./graphql.ts";
import { type HookFiles, lowerHooks, withoutFilled } from "./hooks.ts";
import { allPaths, lowerLines, requestLines, splitLine } from "./lines.ts";
import { lowerOutput } from "./output.ts";
import { namedHosts, ownHosts } from "./named-hosts.ts";
import { lowerLogins, withoutExchanged } from "./logins.ts";
import { lowerLookups } from "./lookups.ts";
import { lowerPage } from "./page.ts";
import { namedParameters } from "./named.ts";
import { lowerParameter, type ParameterSetting } from "./parameter.ts";
import { habitsOf, operationWords } from "./people.ts";
import { lowerPolicy } from "./policy.ts";
import { lowerReplies } from "./replies.ts";
import { lowerRule, partRules } from "./rule.ts";
import { lowerWhere } from "./server.ts";
import { credentialsTaken, lowerTaken } from "./taken.ts";
import { usedParameters } from "./used.ts";
import { lowerWritten } from "./written.ts";

/** The provider around an operation. */
export interface OperationSetting {
  readonly manifest: Manifest;
  /** All its credentials. */
  readonly auth: readonly Credential[];
  readonly schemas: Schemas;
  readonly hooks: HookFiles;
}

/** Lowers one operation: the provider's own parameters, errors and accepted replies included. */
export function lowerOperation(
  id: string,
  operation: ManifestOperation,
  { manifest, auth, schemas, hooks }: OperationSetting,
): Operation {
  const document = soundGraphqlOf(operation, hooks);
  const declared = { ...manifest.params, ...operation.params };
  const { method, path: ownPath, label } = requestOf(id, operation, manifest.provider);
  const { prefix, ...where } = lowerWhere(operation, manifest);
  const path = prefix + ownPath;
  const taken = credentialsTaken(operation, manifest, auth, path);
  const lines = prefixedLines(operation, prefix);
  const written = lowerWritten(operation, manifest, document);
  const { dependent, others } = partRules([...taken.rules, ...(operation.rules ?? [])], declared);
  const variables = unnamedVariables(operation, document);
  const setting = settingOf(operation, manifest, { method, variables, dependent });
  const all = lowerParameters(operation, manifest, setting, taken.beside);
  const { parameters, filled } = withoutFilled(all, operation);
  const lookups = lowerLookups(operation, manifest, setting);
  const logins = lowerLogins(id, operation, manifest, setting);
  const credentials = lowerTaken(withoutExchanged(taken, logins));
  const replies = lowerReplies(operation.reply, manifest.schemas, operation.mediaTypes);
  const own = { ...credentials, parameters, ...lookups, ...logins, ...filled, written };
  const errors = errorsOf(operation, manifest);
  return {
    id,
    name: operation.name,
    description: operation.description ?? `${operation.name}.`,
    names: operationNames(manifest.provider, id),
    method,
    path,
    ...(label !== undefined && { label }),
    ...(lines && { lines }),
    ...where,
    ...habitsOf(operation, method, document, effectOf(operation, method, document)),
    ...operationWords(operation),
    scopes: operation.scopes ?? [],
    ...own,
    ...lowerEncoding(own, operation, manifest),
    ...(document && { graphql: lowerGraphql(operation, document, hooks) }),
    rules: others.map(lowerRule),
    replies,
    errorReplies: lowerErrorReplies(operation, manifest),
    errors: document ? graphqlErrors(lowerErrors(errors), operation.reply) : lowerErrors(errors),
    accept: lowerAccept({ ...manifest.accept, ...operation.accept }),
    outputs: lowerOutputs(operation, {
      replies,
      parameters: all,
      schemas,
    }),
    page: operation.page ? lowerPage(operation.page, operation.output, declared) : null,
    policy: lowerPolicy({ ...manifest.limits, ...operation.limits }, errors, method),
    hooks: lowerHooks(operation, manifest, hooks),
    examples: Object.entries(operation.examples ?? {}).map(([name, example]) =>
      withPrefix(lowerExample(name, example), prefix),
    ),
  };
}

function prefixedLines({ request }: ManifestOperation, prefix: string): Operation["lines"] {
  return lowerLines(request)?.map((line) => ({ ...line, path: prefix + line.path }));
}

/** An example states what the operation adds to the address. */
function withPrefix(example: Example, prefix: string): Example {
  const { request } = example;
  if (prefix === "" || !request) return example;
  return { ...example, request: { ...request, path: prefix + request.path } };
}

/** Method, path and label of a request: of several lines those of the first. */
export function splitRequest(request: ManifestOperation["request"]) {
  return splitLine(requestLines(request)[0]?.line ?? "");
}

/** The request of an operation. One with a document shares it with others by nature: its id labels it. */
export function requestOf(
  id: string,
  { request, graphql }: ManifestOperation,
  provider: string,
): ReturnType<typeof splitRequest> {
  const split = splitRequest(request);
  if (graphql === undefined || split.label !== undefined) return split;
  const label = id.slice(operationPrefix(provider).length).replaceAll("_", "-");
  return { ...split, label };
}

type LoweredRequest = Pick<Operation, "method"> & Pick<ParameterSetting, "variables" | "dependent">;

function settingOf(
  operation: ManifestOperation,
  manifest: Manifest,
  { method, variables, dependent }: LoweredRequest,
): ParameterSetting {
  return {
    provider: manifest.provider,
    method,
    path: allPaths(operation.request),
    all: { ...manifest.params, ...operation.params },
    named: namedParameters(operation, manifest),
    variables,
    nameRule: manifest.names,
    dependent,
    shared: false,
  };
}

function lowerParameters(
  operation: ManifestOperation,
  manifest: Manifest,
  setting: ParameterSetting,
  beside: readonly string[],
): readonly Parameter[] {
  const shared = usedParameters(operation, manifest);
  const hosts = new Map([...namedHosts(manifest), ...ownHosts(operation, manifest)]);
  const lists = operation.lists ?? manifest.lists;
  return Object.entries({ ...shared, ...operation.params }).map(([name, parameter]) => {
    const lowered = lowerParameter(name, parameter, {
      ...setting,
      shared: Object.hasOwn(shared, name),
      host: hosts.get(name),
    });
    const isNeeded = beside.includes(name) && { required: true };
    return { ...lowered, ...isNeeded, ...lowerLists(lowered, parameter, lists) };
  });
}

/** The outputs that are given back; internal ones stand in the texts that name them. */
function lowerOutputs({ output }: ManifestOperation, setting: OutputSetting): readonly Output[] {
  return Object.entries(output)
    .filter(([, { internal }]) => !internal)
    .map(([name, each]) => lowerOutput(name, each, setting, output));
}

function lowerErrorReplies(
  { errors }: ManifestOperation,
  { errors: shared, schemas }: Manifest,
): readonly Reply[] {
  return lowerReplies({ ...shared?.reply, ...errors?.reply }, schemas);
}

/** What an operation says of errors in place of what the provider says; codes of both count. */
function errorsOf({ errors }: ManifestOperation, { errors: shared }: Manifest): ManifestErrors {
  return { ...shared, ...errors, codes: { ...shared?.codes, ...errors?.codes } };
}

function lowerErrors(errors: ManifestErrors): ErrorMapping {
  const when = Object.entries(errors.when ?? {}) as [ErrorCode, ManifestCondition][]; // its codes
  return {
    message: errors.message ?? [],
    code: errors.code ?? [],
    requestId: errors.requestId ?? [],
    codes: errors.codes ?? {},
    when: when.map(([code, condition]) => ({ if: lowerCondition(condition), code })),
  };
}

function lowerAccept(accept: Readonly<Record<string, ManifestAccept>>): readonly Accept[] {
  return Object.entries(accept).map(([status, { when, output = {} }]) => ({
    status: Number(status),
    ...(when !== undefined && { if: lowerCondition(when) }),
    output,
  }));
}

/** Lowers one example; an example without a stated output or error expects no outputs. */
function lowerExample(name: string, example: ManifestExample): Example {
  const { params, now, credentials, request, reply, output = {}, error } = example;
  return {
    name,
    params,
    ...(now !== undefined && { now }),
    ...(credentials && { credentials }),
    request: request ? lowerRequest(request) : null,
    reply: { ...reply, headers: reply.headers ?? {} },
    result: error ? { kind: "error", error } : { kind: "output", output },
  };
}

function lowerRequest({ line, ...sent }: ManifestExampleRequest): ExampleRequest {
  const { method, path } = splitLine(line);
  return { method, path, ...sent, query: sent.query ?? null, headers: sent.headers ?? {} };
}
