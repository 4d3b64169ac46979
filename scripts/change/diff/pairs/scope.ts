import { namesIn, outputInput } from "../../../language/ir/call.ts";
import { withPaths } from "../../../language/ir/condition.ts";
import type { Job, Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import { isDeepStrictEqual } from "node:util";
import { pairCredentials, pairInputs, pairOperations, pairOutputs } from "./pairs.ts";
import { namingSteps } from "../../../language/words/steps.ts";
import type { Entered, Scope, Two } from "../row/row.ts";

/** Names of the base -> names of the head. */
export type Renames = ReadonlyMap<string, string>;

/** Members of the IR in which the name of an input stands. */
const NAMED: ReadonlySet<string> = new Set([
  "parameter",
  "limit",
  "size",
  "input",
  "exactlyOne",
  ...namingSteps,
]);

/**
 * A part of the base by the names that its inputs have in the head: in conditions, rules, templates, pages,
 * lookups and paths. What is renamed is then no other difference.
 */
export function renamed<Part>(part: Part, names: Renames): Part {
  if (names.size === 0) return part;
  const now = (name: string) => names.get(name) ?? name;
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return inText(value, key, now);
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([name, each]) => {
      const isName = name === "name" && "kind" in value && value.kind === "parameter";
      return [isKeyed(key) ? now(name) : name, walk(each, isName ? "parameter" : name)];
    });
    return Object.fromEntries(members);
  };
  return walk(part, "") as Part; // the same shape with other texts
}

/** Objects whose members are named by inputs. */
function isKeyed(key: string): boolean {
  return key === "params" || key === "when" || key === "need";
}

function inText(value: string, key: string, now: (name: string) => string): string {
  if (NAMED.has(key)) return now(value);
  if (key === "path" || key === "url") return value.replaceAll(/\w+(?=(?:\.{3})?\})/g, now);
  return value.replace(/(?<=^params\.)\w+/, now);
}

/** An operation by the names of the head; its inputs keep their own, by which they are found again. */
export function operationNow(operation: Operation, names: Renames): Operation {
  return names.size === 0
    ? operation
    : { ...renamed(operation, names), parameters: operation.parameters };
}

/** What holds for a whole provider. */
export function scopeOf(providers: Two<Provider>): Scope {
  const { base, head } = providers;
  const parameters = [base, head].flatMap(({ operations }) =>
    operations.flatMap((operation) => operation.parameters),
  );
  const own = parameters.filter(({ shared }) => !shared).map(({ name }) => name);
  // A manifest has at least one operation: the check refuses any other.
  const first = { base: base.operations[0], head: head.operations[0] } as Two<Operation>;
  const shared = pairInputs({ base: sharedOf(base), head: sharedOf(head) }, new Map());
  return {
    providers,
    operations: first,
    former: first.base,
    own: new Set([...own, ...movedInputs(providers)]),
    shared: new Map(shared.pairs.map(namesOf)),
    names: new Map(),
    outputs: new Map(),
    credentials: new Map(pairCredentials(providers).pairs.map(namesOf)),
    seen: new Set(),
  };
}

/** Inputs of the provider's own that it still has, and that an operation came to take, or takes no more. */
function movedInputs({ base, head }: Two<Provider>): readonly string[] {
  const known = [base, head].map((each) => sharedNames(sharedOf(each)));
  return head.operations.flatMap((operation) => {
    const former = base.operations.find(({ id }) => id === operation.id);
    const [before, after] = [former ? sharedNames(former) : [], sharedNames(operation)];
    const differing = [...before, ...after].filter(
      (name) => former && before.includes(name) !== after.includes(name),
    );
    return differing.filter((name) => known.every((names) => names.includes(name)));
  });
}

function sharedNames({ parameters }: Operation): readonly string[] {
  return parameters.flatMap(({ name, shared }) => (shared ? [name] : []));
}

/** The first operation with all inputs of the provider's own, whichever operations take them. */
function sharedOf({ operations }: Provider): Operation {
  const all = operations.flatMap(({ parameters }) => parameters.filter(({ shared }) => shared));
  const names = all.map(({ name }) => name);
  const parameters = all.filter(({ name }, index) => names.indexOf(name) === index);
  return { ...(operations[0] as Operation), parameters }; // the check refuses a manifest without any
}

interface Named {
  readonly name: string;
}

function namesOf([base, head]: readonly [Named, Named]): readonly [string, string] {
  return [base.name, head.name];
}

/** Names that differ, of inputs and credentials. */
function renamesOf(base: Operation, head: Operation, { shared, credentials }: Scope): Renames {
  const inputs = pairInputs({ base, head }, shared).pairs.map(namesOf);
  return new Map([...credentials, ...inputs].filter(([from, to]) => from !== to));
}

/** What holds within an operation; null: nothing in it differs. */
export function enterOperation(
  base: Operation,
  head: Operation,
  scope: Scope,
): Entered<Operation> | null {
  const { providers } = scope;
  const isAround = (["schemas", "auth", "server"] as const).every((member) =>
    isDeepStrictEqual(providers.base[member], providers.head[member]),
  );
  if (isAround && isDeepStrictEqual(base, head)) return null;
  const names = renamesOf(base, head, scope);
  const now = operationNow(base, names);
  const parameters = base.parameters.map((each) => inputNow(each, names));
  return {
    base: now,
    scope: {
      ...scope,
      names,
      former: base,
      operations: { base: { ...now, parameters }, head },
      outputs: new Map(pairOutputs({ base, head }).pairs.map(namesOf)),
      seen: new Set(),
    },
  };
}

function inputNow(input: Parameter, names: Renames): Parameter {
  return { ...renamed(input, names), name: names.get(input.name) ?? input.name };
}

/** An input by the names that others have in the head. */
export function enterInput(base: Parameter, _: Parameter, scope: Scope): Entered<Parameter> {
  return { base: renamed(base, scope.names), scope };
}

/** The base's jobs, by the names that operations, inputs and outputs have in the head. */
export function jobsNow(jobs: readonly Job[], scope: Scope): readonly Job[] {
  const { pairs } = pairOperations(scope.providers);
  const operations = new Map(pairs.map(([base, head]) => [base.id, { base, head }]));
  return jobs.map((job) => jobNow(job, operations, scope));
}

type Pairs = ReadonlyMap<string, Two<Operation>>;

function jobNow(job: Job, operations: Pairs, scope: Scope): Job {
  const operation = (id: string) => operations.get(id)?.head.id ?? id;
  const polling = operations.get(job.poll.call);
  const names = polling ? renamesOf(polling.base, polling.head, scope) : new Map();
  const started = outputsOf(operations.get(job.start[0] ?? ""));
  const polled = outputsOf(polling);
  const { message, status } = job.error;
  const ids = Object.entries(namesIn(job.poll)).map(([name, path]) => [
    names.get(name) ?? name,
    outputInput(started(path)),
  ]);
  return {
    ...job,
    start: job.start.map(operation),
    poll: { call: operation(job.poll.call), with: Object.fromEntries(ids) },
    until: withPaths(job.until, polled),
    ...(job.fail && { fail: withPaths(job.fail, polled) }),
    error: { message: message && polled(message), status: status && polled(status) },
    ...(job.result && { result: { ...job.result, call: operation(job.result.call) } }),
  };
}

/** Outputs and what lies within them: `metadata.state`, `error.message`. */
function outputsOf(operation: Two<Operation> | undefined): (path: string) => string {
  const pairs = operation ? pairOutputs(operation).pairs : [];
  return (path) => {
    const found = pairs.find(([{ name }]) => path === name || path.startsWith(`${name}.`));
    return found ? found[1].name + path.slice(found[0].name.length) : path;
  };
}
