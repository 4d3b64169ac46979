import { expandParameter, type WrittenParameter } from "./expand-parameter.ts";
import { isAlways, isAnswer } from "./output-source.ts";
import {
  type Around,
  aroundOf,
  type OutputOwner,
  type ResolvableOutput,
  resolveOutputs,
} from "./resolve-outputs.ts";
import { SPREAD } from "./spread.ts";
import { withoutLogins } from "./without-logins.ts";
import { withPlainReplies } from "../ir/plain-replies.ts";
import type {
  Manifest,
  ManifestCredential,
  ManifestErrors,
  ManifestExample,
  ManifestJob,
  ManifestOperation,
  ManifestServer,
  ManifestSource,
  ManifestStep,
  ManifestValue,
} from "./types.ts";

/** Members of which one path or id may stand without its list. */
type Short<T, Member extends keyof T> = Omit<T, Member> & {
  readonly [M in keyof Pick<T, Member>]: T[M] | string;
};

type WrittenErrors = Short<ManifestErrors, "message" | "code" | "requestId">;

type WrittenOutput = Omit<ResolvableOutput, keyof ManifestValue> & WrittenValue;

/** One path may stand without its list, and one step. */
type WrittenValue = Pick<ManifestValue, "const" | "when" | "default" | "missing"> & {
  readonly from?: WrittenSource;
  readonly convert?: WrittenStep | readonly WrittenStep[];
};

type WrittenSource = OneOrMore | Named<WrittenValue>;

type OneOrMore = string | readonly string[];

type WrittenStep = Exclude<ManifestStep, Each> | WrittenEach;

type Each = Extract<ManifestStep, { readonly each: unknown }>;

interface WrittenEach {
  readonly each: WrittenSource;
}

/** Values by name, and under `...` the path of an object whose members they are. */
type Named<Value> = Readonly<Record<string, OneOrMore | Value>>;

/** Outputs by name, or the path of an object whose members they are. */
type WrittenOutputs = string | Named<WrittenOutput>;

type WrittenOperation = Omit<
  ManifestOperation,
  "errors" | "output" | "spread" | "params" | "server" | "mediaTypes" | "examples"
> & {
  readonly server?: ManifestServer["url"] | Partial<ManifestServer>;
  readonly params?: Readonly<Record<string, WrittenParameter>>;
  readonly errors?: WrittenErrors;
  readonly output?: WrittenOutputs;
  readonly examples?: Readonly<Record<string, WrittenExample>>;
};

type WrittenExample = Omit<ManifestExample, "request"> & {
  readonly request?: string | ManifestExample["request"];
};

/** A manifest of the right shape, as it is written. */
export type WrittenManifest = Omit<
  Manifest,
  "auth" | "errors" | "operations" | "jobs" | "params" | "server"
> & {
  readonly auth: Readonly<Record<string, Omit<ManifestCredential, "name">>>;
  readonly server: ManifestServer["url"] | ManifestServer;
  readonly params?: Readonly<Record<string, WrittenParameter>>;
  readonly errors?: WrittenErrors;
  readonly operations: Readonly<Record<string, WrittenOperation>>;
  readonly jobs?: Readonly<Record<string, Short<ManifestJob, "start">>>;
};

/** Writes the short forms out. */
export function expand(written: WrittenManifest): Manifest {
  const { errors, operations, jobs, params: shared, server, schemas: own, ...more } = written;
  const others = { ...more, auth: Object.entries(more.auth).map(withName) };
  const schemas = withPlainReplies(own, mapValues(operations, withFiles), errors);
  const rest = { ...others, server: expandServer(server), ...(schemas && { schemas }) };
  const params = shared && mapValues(shared, expandParameter);
  const setting = { ...rest, ...(params && { params }) };
  return {
    ...setting,
    ...(errors && { errors: expandErrors(errors) }),
    operations: Object.fromEntries(
      Object.entries(operations).map(([id, operation]) => [
        id,
        expandOperation(withoutLogins(id, operation, rest), setting),
      ]),
    ),
    ...(jobs && { jobs: mapValues(jobs, (job) => withLists<ManifestJob, "start">(job, "start")) }),
  };
}

function expandOperation(
  operation: WrittenOperation,
  manifest: OutputOwner["manifest"],
): ManifestOperation {
  const { errors, output = {}, params: own, server, examples, ...others } = withFiles(operation);
  const rest = {
    ...others,
    ...(server && { server: expandServer(server) }),
    ...(examples && { examples: mapValues(examples, expandExample) }),
  };
  const params = own && mapValues(own, expandParameter);
  const { [SPREAD]: spread, ...named } = typeof output === "string" ? { [SPREAD]: output } : output;
  const setting = { operation: { ...rest, ...(params && { params }) }, manifest };
  return {
    ...setting.operation,
    ...(errors && { errors: expandErrors(errors) }),
    ...(typeof spread === "string" && { spread }),
    output: resolveOutputs(
      expandNamed(named, aroundOf(setting)),
      typeof spread === "string" ? spread : undefined,
      setting,
    ),
  };
}

/** Replies by name, a file by `file`, with the media types of those that are called by theirs. */
function withFiles<Others extends Pick<WrittenOperation, "reply">>({ reply, ...others }: Others) {
  const entries = Object.entries(reply);
  const mediaTypes = entries.filter(([, each]) => each.includes("/"));
  return {
    ...others,
    reply: mapValues(reply, (each) => (each.includes("/") ? "file" : each)),
    ...(mediaTypes.length > 0 && { mediaTypes: Object.fromEntries(mediaTypes) }),
  };
}

function withName([name, credential]: [
  string,
  Omit<ManifestCredential, "name">,
]): ManifestCredential {
  return { name, ...credential };
}

function expandServer<Words extends Partial<ManifestServer>>(
  written: ManifestServer["url"] | Words,
): Words | Pick<ManifestServer, "url"> {
  return arePaths(written) ? { url: written } : written;
}

function expandExample({ request, ...example }: WrittenExample): ManifestExample {
  if (request === undefined) return example;
  return { ...example, request: typeof request === "string" ? { line: request } : request };
}

/** Values without the mark behind their names; a name that is there already keeps it, which the check reports. */
function expandNamed<Value extends WrittenValue>(values: Named<Value>, around: Around) {
  const entries = Object.entries(values).map(([written, each]) => {
    const value = expandValue(arePaths(each) ? { from: each } : each, around);
    const name = written.replace(/\?$/, "");
    if (name === written) return [name, value] as const;
    return [Object.hasOwn(values, name) ? written : name, { ...value, isMarked: true }] as const;
  });
  return Object.fromEntries(entries);
}

function arePaths(value: OneOrMore | object): value is OneOrMore {
  return typeof value === "string" || Array.isArray(value);
}

/** Writes out the paths and the steps of a value. */
function expandValue<Value extends WrittenValue>(
  { from, convert, ...rest }: Value,
  around: Around,
) {
  return {
    ...rest,
    ...(from !== undefined && expandSource(from, around)),
    ...(convert !== undefined && {
      convert: [convert].flat().map((step) => expandStep(step, around)),
    }),
  };
}

function expandStep(step: WrittenStep, around: Around): ManifestStep {
  if (typeof step === "string" || !("each" in step)) return step;
  return { each: expandSource(step.each, around) };
}

function expandSource(source: WrittenSource, around: Around): ManifestSource {
  if (arePaths(source)) return { from: [source].flat() };
  const members = expandNamed(source, around);
  return { object: mapValues(members, (member) => decided(member, around)) };
}

/** A member with what the nearest around it says, where it says nothing itself; the reply is no error for it. */
function decided(member: ManifestValue, around: Around): ManifestValue {
  const { default: fallback, missing, isMarked } = member;
  const isSaid = isAlways(member) || fallback !== undefined || isMarked === true;
  const isNeedless = member.object && isAlways(member) && fallback !== undefined;
  if (missing !== undefined || isNeedless) return isSaid ? { ...member, isNeedless: true } : member;
  const isOwn = isSaid || isAnswer(member) || around.missing === "error";
  return isOwn ? member : { ...member, ...around };
}

function expandErrors(errors: WrittenErrors): ManifestErrors {
  return withLists<ManifestErrors, "message" | "code" | "requestId">(
    errors,
    "message",
    "code",
    "requestId",
  );
}

function withLists<T extends object, Member extends keyof T>(
  written: Short<T, Member>,
  ...members: readonly Member[]
): T {
  const result: Partial<Record<PropertyKey, unknown>> = { ...written };
  for (const member of members) {
    if (typeof result[member] === "string") result[member] = [result[member]];
  }
  // Every member that could be short is a list now.
  return result as T;
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
