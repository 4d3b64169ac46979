import { baseOf } from "../cases/base.ts";
import { sampleOf } from "../values/candidates.ts";
import { callOf } from "../values/call.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { type AskedCall, askedCalls, operationOf } from "../oracle/asked.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { foundValues, isMade } from "../oracle/found.ts";
import { checkedValues, requestOf } from "../oracle/request.ts";
import { changedReply } from "./changed-reply.ts";
import { unhurried } from "./timings.ts";
import type { Flow } from "./types.ts";

/** What is looked up before a call: each is refused once, and each is not found once. */
export async function lookupFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<readonly Flow[]> {
  const base = baseOf(operation);
  if ("reason" in base || operation.lookups.length === 0) return []; // said where inputs are covered
  const setting = await settingOf(contract, operation, base);
  const all = operation.lookups.map(async (lookup, index) => {
    const inputs = madeWith(operation, index);
    if (!inputs) return []; // the rules admit no call for which it is made
    const own = await settingOf(contract, operation, { ...base, inputs });
    const isAlone = !operation.hooks.request && lookup.keepMs === undefined;
    return [
      refused(own, index),
      ...(isAlone ? notFound(own, index) : []),
      ...(await unmade(setting, index)),
      ...(await timed(own, index)),
    ];
  });
  return [...(await Promise.all(all)).flat(), ...(await againFlows(setting))];
}

async function settingOf(
  contract: Contract,
  operation: OperationContract,
  { inputs, reply }: Pick<Setting, "inputs" | "reply">,
): Promise<Setting> {
  const success = await hookedOutcome(operation, inputs, reply);
  return { contract, operation, inputs, reply, success };
}

/** The smallest call for which a lookup is made, with all that it may be given or with one of it. */
function madeWith(operation: OperationContract, index: number): Flow["inputs"] | undefined {
  const upTo = operation.lookups.slice(0, index + 1);
  const names = upTo.flatMap(({ needs, filter }) => [...needs, ...filter]);
  const own = operation.parameters.filter(({ name }) => names.includes(name));
  for (const chosen of [own, ...own.map((each) => [each])]) {
    const given = Object.fromEntries(chosen.map((each) => [each.name, sampleOf(each)]));
    const call = callOf(operation, { given });
    if (!call || call.blames.length > 0) continue;
    const { inputs } = call;
    const values = checkedValues(operation, inputs);
    const lookup = operation.lookups[index];
    if (lookup && isMade(lookup, { ...values, ...foundValues(operation, values) })) return inputs;
  }
  return undefined;
}

/** Without what a lookup may be given it is not made, and gives nothing. */
async function unmade(setting: Setting, index: number): Promise<readonly Flow[]> {
  const { contract, operation, reply } = setting;
  const { filter = [] } = operation.lookups[index] ?? {};
  const chosen = operation.parameters.filter(({ name }) => filter.includes(name));
  if (chosen.length === 0 || chosen.some(({ required }) => required)) return []; // always made
  const given = Object.fromEntries(chosen.map(({ name }) => [name, undefined]));
  const call = callOf(operation, { given });
  if (!call || call.blames.length > 0) return [];
  const { inputs } = call;
  const request = await hookedRequest(contract, operation, inputs);
  const outcome = await hookedOutcome(operation, inputs, reply);
  const flow = flowOf(operation, inputs, index, "is not made without its filter");
  return [{ ...flow, exchanges: [{ operation: operation.id, request, reply }], outcome }];
}

/** What is asked for before a call is within its deadline: it ends there, and what is left is the call's own. */
async function timed(
  { contract, operation, inputs }: Setting,
  index: number,
): Promise<readonly Flow[]> {
  // What hooks call comes first, and has a time of its own.
  if (operation.hooks.calls.size > 0) return [];
  const { callMs } = operation.time;
  const request = await hookedRequest(contract, operation, inputs);
  const { before, last, after } = askedUntil(contract, operation, inputs, index);
  const called = operationOf(contract, last.operation);
  // A login, and what follows one, has the time that is left in place of its own.
  const isOwn = operation.lookups.slice(0, index + 1).every(({ keepMs }) => keepMs === undefined);
  const askedMs = isOwn ? Math.min(callMs, called.time.callMs) : callMs;
  const afterMs = Math.floor(askedMs / 2);
  const timing = { context: { ...unhurried, deadlineMs: undefined, maxRetries: 0 } };
  const failed = (error: object): Outcome => ({
    kind: "error",
    error: { code: "timeout", ...error },
  });
  return [
    {
      ...flowOf(operation, inputs, index, "ends the call that it keeps waiting"),
      asked: [...before, { ...last, afterMs: Infinity }],
      exchanges: [],
      outcome: failed({ operation: called.id, outcome: "not_sent" }),
      timing: { ...timing, lastRequestMs: 0, endMs: askedMs },
    },
    {
      ...flowOf(operation, inputs, index, "takes its time from that of the call"),
      asked: [...before, { ...last, afterMs }, ...after],
      exchanges: [{ operation: operation.id, request, reply: null }],
      outcome: failed({ operation: operation.id, outcome: "unknown" }),
      timing: { ...timing, lastRequestMs: 0, endMs: callMs - afterMs },
    },
  ];
}

/** After a 401 there is one more login, and the call is made once more. */
async function againFlows({ contract, operation, inputs, reply, success }: Setting) {
  if (operation.lookups.every(({ keepMs }) => keepMs === undefined)) return [];
  const asked = askedCalls(contract, operation, inputs);
  const request = await hookedRequest(contract, operation, inputs);
  const refusal: Reply = { status: 401, headers: {}, example: null, declared: false };
  const failing = expectedOutcome(operation, inputs, refusal);
  if (failing.kind === "output") return [];
  const exchange = { operation: operation.id, request };
  const made = (title: string, last: Reply, outcome: Outcome): Flow => {
    const exchanges = [
      { ...exchange, reply: refusal },
      { ...exchange, reply: last },
    ];
    const steps = exchanges.flatMap((each) => [...asked, each]);
    const flow = flowOf(operation, inputs, 0, title);
    return { ...flow, exchanges, steps, outcome };
  };
  return [
    made("is asked for again after a 401", reply, success),
    made("is asked for only once more", refusal, failing),
  ];
}

interface Setting {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly inputs: Flow["inputs"];
  readonly reply: Reply;
  readonly success: Outcome;
}

/** The failure of a lookup is that of the call, and says whose it is. */
function refused({ contract, operation, inputs }: Setting, index: number): Flow {
  const { before, last } = askedUntil(contract, operation, inputs, index);
  const replies = [403, 404, 400, 401].map(
    (status): Reply => ({ status, headers: {}, example: null, declared: false }),
  );
  const called = operationOf(contract, last.operation);
  const found = replies
    .map((reply) => ({ reply, outcome: expectedOutcome(called, last.inputs, reply) }))
    .find(({ outcome }) => outcome.kind === "error");
  if (found?.outcome.kind !== "error") throw new Error(`${called.id} takes every reply`);
  const { reply, outcome } = found;
  return {
    ...flowOf(operation, inputs, index, "is refused"),
    asked: [...before, { ...last, reply }],
    exchanges: [],
    outcome: { kind: "error", error: { ...outcome.error, operation: called.id } },
  };
}

/** Without the value the call is made without it, or ends where its path needs it. */
function notFound(setting: Setting, index: number): readonly Flow[] {
  const { contract, operation, inputs, reply, success } = setting;
  const [given] = operation.lookups[index]?.gives ?? [];
  if (!given) return [];
  const { name, required } = given.parameter;
  const { before, last, after } = askedUntil(contract, operation, inputs, index);
  const called = operationOf(contract, last.operation);
  const empty = changedReply(last.reply, [{ path: given.take, value: undefined }]);
  const answer = expectedOutcome(called, last.inputs, empty);
  const asked = [...before, { ...last, reply: empty }];
  const flow = flowOf(operation, inputs, index, "finds nothing");
  if (answer.kind === "error") {
    const error = { ...answer.error, operation: called.id };
    return [{ ...flow, asked, exchanges: [], outcome: { kind: "error", error } }];
  }
  if (required) {
    const error = { code: "not_found", outcome: "not_sent", operation: called.id } as const;
    return [{ ...flow, asked, exchanges: [], outcome: { kind: "error", error } }];
  }
  // What a later one is called with may be needed there.
  if (operation.lookups.slice(index + 1).some((each) => Object.values(each.given).includes(name)))
    return [];
  const values = checkedValues(operation, inputs);
  const { [name]: _, ...rest } = foundValues(operation, values);
  const request = requestOf(contract, operation, values, rest);
  const exchanges = [{ operation: operation.id, request, reply }];
  return [{ ...flow, asked: [...asked, ...after], exchanges, outcome: success }];
}

function flowOf(
  { id, provider, lookups }: OperationContract,
  inputs: Flow["inputs"],
  index: number,
  how: string,
) {
  const [given] = lookups[index]?.gives ?? [];
  const name = given?.parameter.name ?? "";
  return {
    id: `${id}: ${name} ${how}`,
    provider,
    operation: id,
    call: "execute",
    inputs,
    keyword: `operations.${id}.before.${name}`,
  } as const;
}

/** The calls before that of one lookup, that call, and those after it. */
function askedUntil(
  contract: Contract,
  operation: OperationContract,
  inputs: Flow["inputs"],
  index: number,
) {
  const upTo = (count: number) =>
    askedCalls(contract, { ...operation, lookups: operation.lookups.slice(0, count) }, inputs);
  const until = upTo(index + 1);
  const last = until.at(-1);
  if (!last) throw new Error(`${operation.id} looks nothing up`);
  const before: readonly AskedCall[] = until.slice(0, -1);
  const after = askedCalls(contract, operation, inputs).slice(until.length);
  return { before, last, after };
}
