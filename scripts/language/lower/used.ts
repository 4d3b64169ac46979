import { once } from "../../../packages/workflow/src/schema/answers.ts";
import { namesIn as namesGiven } from "../ir/call.ts";
import { inputsNamed, namesIn } from "../ir/condition.ts";
import { isInPath } from "../ir/path-holes.ts";
import { inputsIn } from "../ir/rules.ts";
import { lowerCondition } from "../manifest/condition.ts";
import { pathsIn, valuesWithin } from "../manifest/output-source.ts";
import type {
  Manifest,
  ManifestCall,
  ManifestCondition,
  ManifestOperation,
  ManifestOutput,
  ManifestParameter,
  ManifestStep,
} from "../manifest/types.ts";
import { readBeside } from "../words/steps.ts";
import { lowerWith } from "./call.ts";
import { allowedCalls } from "./hooks.ts";
import { allPaths, requestLines } from "./lines.ts";
import { exchanged } from "./logins.ts";
import { namedAnywhere, namedParameters, namesOf } from "./named.ts";
import { lowerRule } from "./rule.ts";

type Parameters = Readonly<Record<string, ManifestParameter>>;

/** The provider's own parameters that an operation takes: those that something of it uses. */
export function usedParameters(operation: ManifestOperation, manifest: Manifest): Parameters {
  const used = usedIn(manifest).get(operation);
  const shared = Object.entries(manifest.params ?? {});
  return Object.fromEntries(shared.filter(([name]) => used?.has(name) ?? true));
}

/** Every operation asks, and what one calls may need more. */
const usedIn = once((manifest: Manifest) => {
  const { params: shared = {}, operations } = manifest;
  const all = Object.entries(operations).map(([id, operation]) => {
    const used = usedBy(operation, manifest);
    return { operation, used, calls: callsOf(id, operation, manifest) };
  });
  const byOperation = new Map(all.map(({ operation, used }) => [operation, used]));
  // What a call cannot do without comes from the call around it.
  const needed = ({ call, with: given = {} }: ManifestCall) => {
    const called = operations[call];
    const names = called ? [...(byOperation.get(called) ?? [])] : [];
    return names.filter((name) => shared[name]?.required && !Object.hasOwn(given, name));
  };
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const { used, calls } of all) {
      const more = calls.flatMap(needed).filter((name) => !used.has(name));
      for (const name of more) used.add(name);
      isGrowing ||= more.length > 0;
    }
  }
  // What nothing uses is told, and stays where it is.
  const idle = Object.keys(shared).filter((name) => !all.some(({ used }) => used.has(name)));
  for (const { used } of all) for (const name of idle) used.add(name);
  return byOperation;
});

/** What an operation calls, whatever it is for. */
function callsOf(
  id: string,
  operation: ManifestOperation,
  manifest: Manifest,
): readonly ManifestCall[] {
  const { before = {}, page, hooks = {}, params = {} } = operation;
  const jobs = Object.values(manifest.jobs ?? {}).filter(({ start }) => start.includes(id));
  return [
    ...Object.values(before),
    ...Object.values(params).flatMap(({ options }) => options ?? []),
    ...(page?.call === undefined ? [] : [{ call: page.call }]),
    ...allowedCalls(hooks).map((each) => ({ call: each.operation })),
    ...exchanged(id, operation, manifest).map(({ login }) => login),
    ...jobs.flatMap(({ poll, result }) => (result ? [poll, result] : [poll])),
  ];
}

/** The provider's own parameters that travel with an operation, or that it reads. */
function usedBy(operation: ManifestOperation, manifest: Manifest): Set<string> {
  const { params: shared = {} } = manifest;
  const around = namedAnywhere(manifest);
  const others = Object.entries(shared).flatMap(([name, parameter]) =>
    around.includes(name) || travels(name, parameter, operation, manifest) ? [] : [name],
  );
  // Reading all of an operation is dear: only what nothing else decides asks for it.
  const read = others.length > 0 ? readBy(operation, manifest) : new Set();
  const used = new Set(
    Object.keys(shared).filter((name) => !others.includes(name) || read.has(name)),
  );
  // A set gives what is added meanwhile as well.
  for (const name of used) {
    for (const beside of namesBeside(shared[name])) {
      if (Object.hasOwn(shared, beside)) used.add(beside);
    }
  }
  return used;
}

/** Whether it is placed by its `to`, the path or by default. */
function travels(
  name: string,
  { to }: ManifestParameter,
  operation: ManifestOperation,
  manifest: Manifest,
): boolean {
  if (to !== undefined) return to !== "none";
  const isNamed = namedParameters(operation, manifest).includes(name);
  return !isNamed || isInPath(name, allPaths(operation.request));
}

/** The parameters that something of an operation reads, of its own as well. */
export function readBy(operation: ManifestOperation, manifest: Manifest): ReadonlySet<string> {
  const { params: own = {}, rules = [], before = {}, page, hooks = {} } = operation;
  const { params: shared = {}, rules: others = [] } = manifest;
  const isHooked = hooks.request !== undefined || hooks.reply !== undefined;
  const { size, limit, send } = page ?? {};
  return new Set([
    ...(isHooked ? Object.keys({ ...shared, ...own }) : []),
    ...namesOf(operation, manifest),
    ...namedAnywhere(manifest),
    ...[...others, ...rules].flatMap((rule) => inputsIn(lowerRule(rule))),
    ...[...requestLines(operation.request), ...Object.values(before)].flatMap(askedBy),
    ...Object.values(own).flatMap(namesBeside),
    ...Object.values(operation.output).flatMap(readByOutput),
    ...answersOf(operation, manifest).flatMap(namesInReply),
    ...[size, limit, send].flatMap((name) => name ?? []),
  ]);
}

function askedBy({ when }: { readonly when?: ManifestCondition | undefined }): readonly string[] {
  return when === undefined ? [] : namesIn(lowerCondition(when));
}

/** What decides whether a parameter is sent and what is made of it, and what its choices are listed with. */
export function namesBeside(parameter: ManifestParameter | undefined): readonly string[] {
  const { when, convert = [], options } = parameter ?? {};
  return [
    ...askedBy({ when }),
    ...convert.flatMap((step) => readBeside(step) ?? []),
    ...(options ? Object.values(namesGiven(lowerWith(options))) : []),
  ];
}

/** Conditions on the replies of an operation. */
function answersOf(
  { errors, accept, page }: ManifestOperation,
  { errors: shared, accept: others }: Manifest,
): readonly ManifestCondition[] {
  const mapped = [shared, errors].flatMap((each) => Object.values(each?.when ?? {}));
  const accepted = Object.values({ ...others, ...accept }).flatMap(({ when }) => when ?? []);
  return [...mapped, ...accepted, ...(page?.until === undefined ? [] : [page.until])];
}

function namesInReply(condition: ManifestCondition): readonly string[] {
  const lowered = lowerCondition(condition);
  return [...inputsNamed(lowered), ...namesIn(lowered).flatMap(parameterAt)];
}

/** `params.id` */
function parameterAt(path: string): readonly string[] {
  const [, name] = /^params\.(\w+)/.exec(path) ?? [];
  return name === undefined ? [] : [name];
}

/** The parameters that an output, or a member of its items, is made with. */
function readByOutput(output: ManifestOutput): readonly string[] {
  const values = valuesWithin(output);
  return [
    ...pathsIn(output).flatMap(parameterAt),
    ...values.flatMap(({ when }) => (when === undefined ? [] : namesInReply(when))),
    ...values.flatMap(({ convert = [] }) => convert.flatMap(readByStep)),
  ];
}

function readByStep(step: ManifestStep): readonly string[] {
  if (typeof step === "string") return [];
  if ("where" in step) return namesInReply(step.where);
  return Object.values(step).flatMap((value) => {
    const [, name] = typeof value === "string" ? (/^\{(\w+)\}$/.exec(value) ?? []) : [];
    return name === undefined ? [] : [name];
  });
}
