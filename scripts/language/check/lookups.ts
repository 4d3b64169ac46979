import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { shownAt } from "../examples/found.ts";
import { isInPath } from "../ir/path-holes.ts";
import type { Json } from "../ir/types.ts";
import { allPaths } from "../lower/lines.ts";
import { holeOf } from "../lower/call.ts";
import { lowerWritten } from "../lower/written.ts";
import { writtenNames } from "../ir/sources.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestLookup } from "../manifest/types.ts";
import { leadsTo } from "./call-circles.ts";
import { checkFilters } from "./lookup-filters.ts";
import { readPath } from "./paths.ts";
import { type Findings, type PreparedManifest, type PreparedOperation } from "./prepared.ts";
import { found } from "./reply-paths.ts";
import { lackedBy } from "./taken-credentials.ts";

/** One lookup and the operation around it. */
interface PreparedLookup extends ManifestLookup {
  readonly name: string;
  readonly at: ManifestPath;
  readonly operation: PreparedOperation;
  /** Names of the lookups before it. */
  readonly earlier: readonly string[];
}

/** Calls that are made before others, for one value each. */
export function* checkLookups(prepared: PreparedManifest): Findings {
  yield* checkFilters(prepared);
  for (const operation of prepared.operations) {
    const entries = Object.entries(operation.operation.before ?? {});
    for (const [index, [name, written]] of entries.entries()) {
      const at = [...operation.at, "before", name];
      const earlier = entries.slice(0, index).map(([each]) => each);
      const lookup = { ...written, name, at, operation, earlier };
      yield* checkName(lookup, prepared);
      yield* checkCalled(lookup, prepared);
      yield* checkHoles(lookup, prepared);
    }
  }
}

/** The name is new, and something is done with it. */
function* checkName(
  { name, at, operation }: PreparedLookup,
  { manifest, source }: PreparedManifest,
): Findings {
  const range = source.keyAt(at);
  const isCredential = manifest.auth.some(({ param }) => param === name);
  if (isCredential || Object.hasOwn(operation.all, name)) {
    const what = isCredential ? "credential" : "parameter";
    yield diagnostic("before-name-clash", range, { name, what });
  }
  const holes = writtenNames(lowerWritten(operation.operation, manifest));
  const read = [...holes, ...operation.written];
  if (read.includes(name) || isInPath(name, allPaths(operation.operation.request))) return;
  yield diagnostic("before-unused", range, { name });
}

/** What is called reads, does not come back here, and all that it needs is known. */
function* checkCalled(lookup: PreparedLookup, prepared: PreparedManifest): Findings {
  const { run, at, operation } = lookup;
  const { operations, source } = prepared;
  const range = source.valueAt([...at, "run"]);
  const called = operations.find(({ id }) => id === run);
  if (called === undefined) {
    const ids = operations.map(({ id }) => id);
    const hint = didYouMean(run, ids);
    yield diagnostic("before-operation-unknown", range, { operation: run, hint });
    return;
  }
  const { effect } = called;
  if (effect !== "read") yield diagnostic("before-not-read", range, { operation: run, effect });
  if (leadsTo(operation.id, called, operations))
    yield diagnostic("before-circle", range, { operation: operation.id, called: run });
  yield* checkNeeds(lookup, called, prepared);
  yield* checkTake(lookup, called, prepared);
}

function* checkNeeds(
  lookup: PreparedLookup,
  { id, all, operation }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const { params = {}, at, operation: own } = lookup;
  for (const name of Object.keys(params)) {
    if (Object.hasOwn(all, name)) continue;
    const hint = didYouMean(name, Object.keys(all));
    const range = source.keyAt([...at, "params", name]);
    yield diagnostic("before-parameter-unknown", range, { name, operation: id, hint });
  }
  const range = source.valueAt([...at, "run"]);
  for (const [name, { required, default: fallback }] of Object.entries(all)) {
    if (!required || fallback !== undefined || Object.hasOwn(manifest.params ?? {}, name)) continue;
    // Where what fills it is not given, the lookup is not made.
    if (Object.hasOwn(params, name)) continue;
    yield diagnostic("before-parameter-missing", range, { name, operation: id, lack: "" });
  }
  for (const name of lackedBy(own.operation, operation, manifest.auth)) {
    const lack = ", a credential that this operation does not take";
    yield diagnostic("before-parameter-missing", range, { name, operation: id, lack });
  }
}

/** The value is in its replies, and an example shows it. */
function* checkTake(
  { take, at }: PreparedLookup,
  called: PreparedOperation,
  { source, schemas }: PreparedManifest,
): Findings {
  const range = source.valueAt([...at, "take"]);
  const path = yield* readPath(take, range, ["body", "headers", "status"]);
  if (path === undefined) return;
  const isKnown = path.root !== "body" || called.bodies.success.length === 0;
  if (!isKnown && found(called.bodies.success, path.members, schemas).length === 0) {
    yield diagnostic("before-path-unknown", range, { path: take, operation: called.id });
    return;
  }
  const examples = Object.values(called.operation.examples ?? {});
  const replies = examples.map(({ reply }) => reply);
  if (shownAt(take, replies) === undefined)
    yield diagnostic("before-without-example", range, { path: take, operation: called.id });
}

/** A parameter is one hole; any other braces would be sent as they are. */
function* checkHoles(
  { params = {}, at, operation, earlier }: PreparedLookup,
  { source }: PreparedManifest,
): Findings {
  const names = [...Object.keys(operation.all), ...earlier];
  for (const [name, value] of Object.entries(params)) {
    const range = source.valueAt([...at, "params", name]);
    const hole = holeOf(value);
    if (hole === undefined) {
      if (hasBraces(value)) yield diagnostic("before-text", range, { text: JSON.stringify(value) });
    } else if (!names.includes(hole)) {
      const values = { hole: `{${hole}}`, operation: operation.id, hint: didYouMean(hole, names) };
      yield diagnostic("hole-unknown", range, values);
    }
  }
}

function hasBraces(value: Json): boolean {
  return /\{\s*[A-Za-z]\w*[^"]*\}/.test(typeof value === "string" ? value : "");
}
