import type { CallContract } from "./call-types.ts";
import { readCall } from "./calls.ts";
import { pathsOf } from "./condition.ts";
import type { ConditionContract } from "./condition-types.ts";
import { readRule } from "./folded.ts";
import { linesOf } from "./lines.ts";
import { namesIn, urlsOf } from "./server.ts";
import { zoneIn } from "./steps.ts";
import { mentioned, namesWithin } from "./templates.ts";
import type { JobContract, OperationContract, ParameterContract } from "./types.ts";
import type { WrittenManifest } from "./written-types.ts";

/** Operations with those of the provider's own parameters that something of each uses. */
export function withUsedInputs(
  operations: readonly OperationContract[],
  jobs: readonly JobContract[],
  manifest: WrittenManifest,
): readonly OperationContract[] {
  const everywhere = usedEverywhere(operations, manifest);
  const used = new Map(
    operations.map((each) => [each.id, usedBy(each, manifest, everywhere)] as const),
  );
  const isUsed = ({ id }: OperationContract, { name, shared }: ParameterContract) =>
    !shared || used.get(id)?.has(name) === true;
  const lacked = (own: OperationContract) =>
    callsOf(own, jobs).flatMap(({ call, given, fixed }) => {
      const called = operations.find(({ id }) => id === call);
      const needed = called?.parameters.filter(
        (each) => each.shared && isUsed(called, each) && manifest.params?.[each.name]?.required,
      );
      const names = (needed ?? []).map(({ name }) => name);
      return names.filter(
        (name) => !(name in { ...given, ...fixed }) && !used.get(own.id)?.has(name),
      );
    });
  // A call that another one makes is given what it needs, which may be for a third one.
  for (let left = operations; left.length > 0; ) {
    left = operations.filter((each) => lacked(each).length > 0);
    for (const each of left) for (const name of lacked(each)) used.get(each.id)?.add(name);
  }
  // What nothing uses is as good as used by all.
  const idle = Object.keys(manifest.params ?? {}).filter(
    (name) => ![...used.values()].some((names) => names.has(name)),
  );
  for (const names of used.values()) for (const name of idle) names.add(name);
  return operations.map((each) => ({
    ...each,
    parameters: each.parameters.filter((parameter) => isUsed(each, parameter)),
  }));
}

/** What addresses, credentials, logins and the rules of the provider name. */
function usedEverywhere(
  operations: readonly OperationContract[],
  { auth, rules = [], server }: WrittenManifest,
): readonly string[] {
  const servers = operations.flatMap((each) => each.server ?? []).flatMap(urlsOf);
  const top = JSON.stringify(server);
  return [
    ...[top, ...servers].flatMap((url) => namesIn(url).flat()),
    ...Object.values(auth).flatMap(({ headers, login }) => [
      ...mentioned(headers ?? null),
      ...(login ? Object.values(readCall(login).given) : []),
    ]),
    ...rules.flatMap((rule, at) => namesInRule(readRule(rule, `rules[${at}]`))),
  ];
}

function usedBy(
  operation: OperationContract,
  manifest: WrittenManifest,
  everywhere: readonly string[],
): Set<string> {
  const { parameters, templates, rules, lookups, page, hooks } = operation;
  const isHooked = hooks.request !== null || hooks.reply !== null;
  const placed = parameters.filter(
    ({ place, shared }) => isHooked || !shared || place.in !== "none",
  );
  const used = new Set([
    ...everywhere,
    ...placed.map(({ name }) => name),
    ...namesWithin(templates),
    ...rules.flatMap(namesInRule),
    ...linesOf(operation).flatMap(({ when }) => namesInCondition(when)),
    ...lookups.flatMap(({ given, when }) => [...Object.values(given), ...namesInCondition(when)]),
    ...[page?.send, page?.counted?.size, page?.collect?.limit].flatMap((name) => name ?? []),
    ...namesInReplies(operation, manifest),
  ]);
  // A set gives what is added meanwhile as well.
  for (const own of used) {
    for (const { name, when, steps, words } of parameters) {
      if (name !== own) continue;
      const beside = [zoneIn(steps) ?? [], Object.values(words.options?.given ?? {})].flat();
      for (const each of [...namesInCondition(when), ...beside]) used.add(each);
    }
  }
  return used;
}

/** What outputs and conditions on replies say of inputs: `params.id`, or `"{id}"` alone. */
function namesInReplies({ id }: OperationContract, manifest: WrittenManifest): readonly string[] {
  const { output, errors, accept, page } = manifest.operations[id] ?? {};
  const all = [output, errors, accept, page, manifest.errors, manifest.accept];
  const found = JSON.stringify(all).matchAll(/\bparams\.(\w+)|"\{(\w+)\}"/g);
  return [...found].map(([, path, hole]) => path ?? hole ?? "");
}

function namesInRule({
  when,
  need,
}: {
  readonly when?: ConditionContract;
  readonly need: ConditionContract;
}): readonly string[] {
  return [...namesInCondition(when), ...namesInCondition(need)];
}

/** What is tested, and the inputs that it is compared with. */
function namesInCondition(condition: ConditionContract | null | undefined): readonly string[] {
  if (!condition) return [];
  const compared = JSON.stringify(condition).matchAll(/"input":"(\w+)"/g);
  return [...pathsOf(condition), ...[...compared].map(([, name = ""]) => name)];
}

/** All that an operation calls. */
function callsOf(
  { id, lookups, parameters, page, hooks }: OperationContract,
  jobs: readonly JobContract[],
): readonly Pick<CallContract, "call" | "given" | "fixed">[] {
  const bare = (call: string) => ({ call, given: {}, fixed: {} });
  return [
    ...lookups,
    ...parameters.flatMap(({ words, shared }) => (words.options && !shared ? [words.options] : [])),
    ...(page?.call ? [bare(page.call)] : []),
    ...[...hooks.calls.keys()].map(bare),
    ...jobs.flatMap(({ start, poll, result }) =>
      start.includes(id) ? [poll, ...(result ? [result] : [])] : [],
    ),
  ];
}
