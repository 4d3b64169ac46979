import { alternativesOf } from "../contract/condition.ts";
import { changedReply } from "../cases/change.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { AskedCall, Flow, Step } from "../contract/flow.ts";
import type { LookupContract, OperationContract } from "../contract/types.ts";
import { askedCalls, operationOf } from "../oracle/asked.ts";
import { holdsOf } from "../oracle/input-conditions.ts";
import { foundValues, isMade } from "../oracle/found.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { checkedValues, requestOf } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { callOf } from "../values/call.ts";
import { sampleOf } from "../values/candidates.ts";
import { keptBy, waysOf } from "../values/ways.ts";
import { spentFlows, unwaited } from "./deadlines.ts";
import { flowOf, plainReply, refusalOf, repeated, type Setting, settingOf } from "./flow.ts";

/** What is looked up before a call: each is refused once, is not found once, and takes its time. */
export async function lookupFlows(setting: Setting): Promise<readonly Flow[]> {
  const { contract, operation, reply } = setting;
  const all = operation.lookups.map(async (lookup, index) => {
    const inputs = madeWith(operation, index);
    if (!inputs) return []; // the rules admit no call for which it is made
    const own = lookedUp(await settingOf(contract, operation, { inputs, reply }), lookup, index);
    const { hooks } = operation;
    const { at, name, keyword } = own;
    return [
      ...refused(own),
      ...(!hooks.request && lookup.keepMs === undefined ? notFound(own) : []),
      ...(await unmade(setting, lookup)),
      ...(hooks.calls.size > 0 ? [] : spentFlows(own, at, { name, keyword })),
    ];
  });
  return [...(await Promise.all(all)).flat(), ...(await againFlows(setting))];
}

/** A call for which a lookup is made, and where that is among what is asked for before it. */
interface LookedUp extends Setting {
  readonly lookup: LookupContract;
  readonly at: number;
  readonly name: string;
  readonly keyword: string;
}

function lookedUp(setting: Setting, lookup: LookupContract, index: number): LookedUp {
  const { contract, operation, inputs, before } = setting;
  const lookups = operation.lookups.slice(0, index + 1);
  const until = askedCalls(contract, { ...operation, lookups }, inputs);
  // Those of hooks come first.
  const at = before.length - askedCalls(contract, operation, inputs).length + until.length - 1;
  return { ...setting, lookup, at, ...namesOf(operation, lookup) };
}

function namesOf({ id }: OperationContract, { gives }: LookupContract) {
  const name = gives[0]?.parameter.name ?? "";
  return { name: `${name} `, keyword: `operations.${id}.before.${name}` };
}

/** The smallest call for which a lookup is made, with all that it may be given or with one of it. */
function madeWith(operation: OperationContract, index: number): Inputs | undefined {
  const upTo = operation.lookups.slice(0, index + 1);
  const names = upTo.flatMap(({ needs, filter }) => [...needs, ...filter]);
  const own = operation.parameters.filter(({ name }) => names.includes(name));
  const asked = keptBy(
    upTo.map(({ when = {} }) => alternativesOf(when)[0] ?? {}),
    operation,
  );
  for (const chosen of [own, ...own.map((each) => [each])]) {
    const samples = Object.fromEntries(chosen.map((each) => [each.name, sampleOf(each)]));
    const given = { ...samples, ...asked };
    const call = callOf(operation, { given });
    if (!call || call.blames.length > 0) continue;
    const { inputs } = call;
    const values = checkedValues(operation, inputs);
    const lookup = operation.lookups[index];
    if (lookup && isMade(lookup, operation, { ...values, ...foundValues(operation, values) }))
      return inputs;
  }
  return undefined;
}

/** Without what a lookup may be given, or while its condition does not hold, it is not made, and gives nothing. */
async function unmade(
  { contract, operation, reply }: Setting,
  lookup: LookupContract,
): Promise<readonly Flow[]> {
  const { name, keyword } = namesOf(operation, lookup);
  const ways = [
    ["is not made without its filter", withoutFilter(operation, lookup)],
    ["is not made while its condition does not hold", whileUnasked(operation, lookup)],
  ] as const;
  const made = ways.map(async ([title, inputs]) => {
    if (!inputs) return [];
    const setting = await settingOf(contract, operation, { inputs, reply });
    const steps = repeated(setting, [reply]);
    return [flowOf(setting, { title: name + title, keyword, steps, outcome: setting.success })];
  });
  return (await Promise.all(made)).flat();
}

function withoutFilter(operation: OperationContract, { filter }: LookupContract) {
  const chosen = operation.parameters.filter(({ name }) => filter.includes(name));
  if (chosen.length === 0 || chosen.some(({ required }) => required)) return undefined; // always made
  const call = callOf(operation, {
    given: Object.fromEntries(chosen.map(({ name }) => [name, undefined])),
  });
  return call?.blames.length === 0 ? call.inputs : undefined;
}

function whileUnasked(operation: OperationContract, { when, needs, filter }: LookupContract) {
  if (!when) return undefined;
  const own = operation.parameters.filter(({ name }) => [...needs, ...filter].includes(name));
  const beside = Object.fromEntries(own.map((each) => [each.name, sampleOf(each)]));
  for (const given of waysOf({ need: when }, operation)) {
    const call = callOf(operation, { given, beside });
    if (!call || call.blames.length > 0) continue;
    if (!holdsOf(when, operation, call.inputs)) return call.inputs;
  }
  return undefined;
}

/** After a 401 there is one more login, and the call is made once more. */
async function againFlows(setting: Setting): Promise<readonly Flow[]> {
  const { operation, inputs, reply, success, before, own } = setting;
  const [lookup] = operation.lookups;
  if (!lookup || operation.lookups.every(({ keepMs }) => keepMs === undefined)) return [];
  const refusal = plainReply(401);
  const failing = expectedOutcome(operation, inputs, refusal);
  if (failing.kind === "output") return [];
  const about = namesOf(operation, lookup);
  const first = repeated(setting, [refusal]);
  const made = async (title: string, last: Reply, outcome: Outcome) => {
    const steps = [...first, ...repeated(setting, [last])];
    return flowOf(setting, { title: about.name + title, keyword: about.keyword, steps, outcome });
  };
  const how = "is asked for again within the deadline of the call";
  const asked = [...before, { ...own, reply: refusal }, ...before.slice(0, 1)];
  return [
    await made("is asked for again after a 401", reply, success),
    await made("is asked for only once more", refusal, failing),
    ...(operation.hooks.calls.size > 0 ? [] : unwaited(setting, asked, { ...about, how })),
  ];
}

/** The failure of a lookup is that of the call, and says whose it is. */
function refused(looked: LookedUp): readonly Flow[] {
  const { contract, before, at } = looked;
  return before.slice(at, at + 1).flatMap((call) => {
    const { reply } = refusalOf(operationOf(contract, call.operation), call.inputs);
    return answered(looked, call, { reply, how: "is refused" });
  });
}

/** Without the value the call is made without it, or ends where its path needs it. */
function notFound(looked: LookedUp): readonly Flow[] {
  const { before, at, lookup } = looked;
  return before.slice(at, at + 1).flatMap((call) => {
    const path = lookup.gives[0]?.take ?? "";
    const reply = changedReply(call.reply, [{ path, value: undefined }]);
    return answered(looked, call, { reply, how: "finds nothing" });
  });
}

/** A lookup that is answered so, which gives nothing. */
function answered(
  looked: LookedUp,
  call: AskedCall,
  { reply, how }: { readonly reply: Reply; readonly how: string },
): readonly Flow[] {
  const { contract, operation, inputs, success, before, own, at, lookup, name, keyword } = looked;
  const parameter = lookup.gives[0]?.parameter;
  const called = operationOf(contract, call.operation);
  const answer = expectedOutcome(called, call.inputs, reply);
  const until: readonly Step[] = [...before.slice(0, at), { ...call, reply }];
  const made = (steps: readonly Step[], outcome: Outcome) => [
    flowOf(looked, { title: name + how, keyword, steps, outcome }),
  ];
  if (answer.kind === "error" || parameter?.required) {
    const missing = { code: "not_found", outcome: "not_sent" } as const;
    const error = answer.kind === "error" ? answer.error : missing;
    return made(until, { kind: "error", error: { ...error, operation: called.id } });
  }
  // What a later one is called with may be needed there.
  const later = operation.lookups.slice(operation.lookups.indexOf(lookup) + 1);
  const given = parameter?.name ?? "";
  if (later.some((each) => Object.values(each.given).includes(given))) return [];
  const values = checkedValues(operation, inputs);
  const { [given]: _, ...rest } = foundValues(operation, values);
  const request = requestOf(contract, operation, values, rest);
  return made([...until, ...before.slice(at + 1), { ...own, request }], success);
}
