import { usualOf } from "../ir/converted.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { holesOf } from "../ir/hole.ts";
import { callInput } from "../lower/call.ts";
import { allowedCalls } from "../lower/hooks.ts";
import { exchanged } from "../lower/logins.ts";
import { checkOutput, checkTaken } from "./call-takes.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { callsOf, type PreparedCall } from "./prepared-calls.ts";
import { malformedHint } from "./template-holes.ts";
import { lackedBy } from "./taken-credentials.ts";

/** Calls of other operations: what is called is known, and so is all that it needs and gives. */
export function* checkCalls(prepared: PreparedManifest): Findings {
  for (const call of callsOf(prepared)) {
    const { written, at, word } = call;
    const range = prepared.source.valueAt([...at, "call"]);
    const called = yield* findCalled(written.call, range, prepared);
    for (const name of Object.keys(written.with ?? {})) yield* checkGiven(call, name, prepared);
    if (!called) continue;
    const { id, effect } = called;
    if (effect !== "read" && word !== "login" && word !== "poll")
      yield diagnostic("call-not-read", range, { operation: id, effect });
    yield* checkNames(call, called, prepared);
    yield* checkNeeds(call, called, prepared);
    const way = circleOf(call, prepared);
    if (way) yield diagnostic("call-circle", range, { way: way.join(" -> ") });
    yield* checkTaken(call, called, prepared);
  }
}

/** The operation of an id; without one, it is told. */
export function* findCalled(
  id: string,
  range: SourceRange,
  { operations }: PreparedManifest,
): Generator<Diagnostic, PreparedOperation | undefined> {
  const ids = operations.map((operation) => operation.id);
  const found = operations[ids.indexOf(id)];
  if (!found) yield diagnostic("call-unknown", range, { operation: id, hint: didYouMean(id, ids) });
  return found;
}

/** What it is given are parameters of it. */
function* checkNames(
  { at, written, beside }: PreparedCall,
  { id, inputs }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const unknown = (name: string, range: SourceRange) => {
    const hint = didYouMean(name, Object.keys(inputs));
    return diagnostic("call-parameter-unknown", range, { name, operation: id, hint });
  };
  for (const name of Object.keys(written.with ?? {})) {
    if (!Object.hasOwn(inputs, name)) yield unknown(name, source.keyAt([...at, "with", name]));
  }
  if (beside && !Object.hasOwn(inputs, beside.name))
    yield unknown(beside.name, source.valueAt([...at, beside.word]));
}

/** All that it requires is given: by what is written, with parameters of all operations, or by a page alike. */
function* checkNeeds(
  { at, word, written, own, beside }: PreparedCall,
  { id, inputs, operation }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const range = source.valueAt([...at, "call"]);
  const alike = word === "page" && own ? own.inputs : {};
  for (const [name, parameter] of Object.entries(inputs)) {
    const isGiven =
      Object.hasOwn(written.with ?? {}, name) ||
      Object.hasOwn(manifest.params ?? {}, name) ||
      (word === "page" && name === beside?.name) ||
      member(alike, name)?.required;
    if (!parameter.required || usualOf(parameter) !== undefined || isGiven) continue;
    yield diagnostic("call-parameter-missing", range, { name, operation: id, lack: "" });
  }
  if (!own || word === "options") return;
  for (const name of lackedBy(own.operation, operation, manifest.auth)) {
    const lack = `, a credential that ${own.id} does not take`;
    yield diagnostic("call-parameter-missing", range, { name, operation: id, lack });
  }
}

/** What is given for a parameter is a value, or has a name that is known. */
function* checkGiven(
  { at, word, written, own, names = [], after = [] }: PreparedCall,
  name: string,
  { source }: PreparedManifest,
): Findings {
  const range = source.valueAt([...at, "with", name]);
  const value = written.with?.[name] ?? null;
  const text = JSON.stringify(value);
  const input = callInput(value);
  const isJob = word === "poll" || word === "result";
  const operation = own?.id ?? `the call under \`${word}\``;
  const malformed = typeof value === "string" ? holesOf(value, false) : [];
  const [hole] = malformed.filter(({ choices }) => choices === null);
  if (hole) {
    const hint = malformedHint(hole.text, names);
    yield diagnostic("hole-unknown", range, { hole: hole.text, operation, hint });
  } else if (!input) {
    yield diagnostic("call-text", range, { text, why: "which is more than the value of one name" });
  } else if (input.kind === "value") {
    const isReference = isJob && typeof value === "string" && /^output\.\w/.test(value);
    if (!isReference) return;
    yield diagnostic("call-text", range, { text, why: "which is text without braces" });
  } else {
    const [named] = input.choices;
    const path = named.kind === "output" ? `output.${named.path}` : named.name;
    if (named.kind === "output" && isJob) {
      for (const each of after) yield* checkOutput(path, range, each, true);
      return;
    }
    if (names.includes(path)) return;
    const isOutput = after.some((each) => Object.hasOwn(each.operation.output, path));
    const hint = isOutput ? `; write \`{output.${path}}\`` : didYouMean(path, names);
    yield diagnostic("hole-unknown", range, { hole: `{${path}}`, operation, hint });
  }
}

/** The operations over which a call leads back to where it is made. */
function circleOf(
  { word, written, own }: PreparedCall,
  prepared: PreparedManifest,
): readonly string[] | undefined {
  if (word === "login") return wayBack(written.call, callsAround(prepared));
  if (word !== "before" || !own) return undefined;
  return wayBack(own.id, callsAround(prepared), [written.call]);
}

/** What is called around an operation: its lookups, logins, and the calls of its hooks. */
export function callsAround({ manifest, operations }: PreparedManifest) {
  return (id: string): readonly string[] => {
    const operation = operations.find((each) => each.id === id)?.operation;
    if (!operation) return [];
    return [
      ...Object.values(operation.before ?? {}).map(({ call }) => call),
      ...allowedCalls(operation.hooks ?? {}).map((each) => each.operation),
      ...exchanged(id, operation, manifest).map(({ login }) => login.call),
    ];
  };
}

/** The shortest way that leads back to its start; undefined where none does. */
export function wayBack(
  start: string,
  next: (name: string) => readonly string[],
  first = next(start),
): readonly string[] | undefined {
  const ways = first.map((each): readonly string[] => [start, each]);
  const seen = new Set<string>();
  // A list gives what is added meanwhile as well.
  for (const way of ways) {
    const last = way.at(-1) ?? start;
    if (last === start) return way;
    if (!seen.has(last)) ways.push(...next(last).map((each) => [...way, each]));
    seen.add(last);
  }
  return undefined;
}
