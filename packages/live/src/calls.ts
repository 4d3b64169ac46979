import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { UsageError, type Contract, type OperationContract, type Value } from "blockwright/suite";
import { callId } from "./session.ts";

/** One call of an operation that is expected to succeed. */
export interface LiveCall {
  readonly name: string;
  /** Without credentials; `${NAME}` stands for an environment variable. */
  readonly params: Readonly<Record<string, Value>>;
}

/** Calls by operation. */
export type LiveCalls = Readonly<Record<string, readonly LiveCall[]>>;

/** The calls that were given, else one for each example that succeeds. */
export function callsOf(
  { id, examples }: OperationContract,
  given: LiveCalls,
): readonly LiveCall[] {
  const own = given[id];
  if (own) return own;
  const calls = examples.flatMap(({ name, params, error }) => (error ? [] : [{ name, params }]));
  // What another reply is invented for is the same call to a provider.
  const byParams = new Map(calls.toReversed().map((call) => [JSON.stringify(call.params), call]));
  return calls.filter((call) => byParams.get(JSON.stringify(call.params)) === call);
}

const isCalls = new Ajv2020({ allErrors: true }).compile<LiveCalls>({
  type: "object",
  additionalProperties: {
    type: "array",
    items: {
      type: "object",
      required: ["name", "params"],
      additionalProperties: false,
      properties: { name: { type: "string", minLength: 1 }, params: { type: "object" } },
    },
  },
});

/** The calls that stand in `<provider>.yaml` of a folder; none when there is no such file. */
export function givenCalls(
  folder: string,
  { provider, operations, credentials }: Contract,
): LiveCalls {
  const file = join(folder, `${provider}.yaml`);
  if (!existsSync(file)) return {};
  const content = parsed(file);
  if (!isCalls(content)) {
    const [{ instancePath = "", message = "" } = {}] = isCalls.errors ?? [];
    throw new UsageError(
      `${file}${instancePath}: ${message}; write \`operation: [{ name: ..., params: { ... } }]\``,
    );
  }
  const unknown = Object.keys(content).find((id) => !operations.some((each) => each.id === id));
  if (unknown !== undefined)
    throw new UsageError(`${file}: ${provider} has no operation ${JSON.stringify(unknown)}`);
  for (const operation of operations) {
    const problem = problemOf(operation, content[operation.id] ?? [], credentials);
    if (problem !== null) throw new UsageError(`${file}: ${problem}`);
  }
  return content;
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8")) ?? {};
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The first problem in the calls of an operation, found before any of them is made. */
function problemOf(
  { id, parameters }: OperationContract,
  calls: readonly LiveCall[],
  credentials: Contract["credentials"],
): string | null {
  const names = calls.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `${id} has two calls of the name ${JSON.stringify(twice)}`;
  for (const { name, params } of calls) {
    const credential = credentials.find((each) => Object.hasOwn(params, each.name));
    if (credential)
      return `${callId({ id }, name)}: ${credential.name} is a credential: set ${credential.env}`;
    const known = new Set(parameters.map((each) => each.name));
    const unknown = Object.keys(params).find((each) => !known.has(each));
    if (unknown !== undefined)
      return `${callId({ id }, name)}: ${id} has no parameter ${JSON.stringify(unknown)}`;
  }
  return null;
}
