import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { namesIn } from "../ir/call.ts";
import { textParts } from "../ir/output-text.ts";
import type { JsonSchema } from "../ir/types.ts";
import { lowerWith } from "../lower/call.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOptions } from "../manifest/types.ts";
import { listedBy } from "./listed.ts";
import { readPath } from "./paths.ts";
import type { Findings, PlacedParameter, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { found } from "./reply-paths.ts";

/** The options of one parameter of an operation. */
interface PreparedOptions extends ManifestOptions {
  /** What the path of the value is called: `value`, or `name` of a member. */
  readonly key: "value" | "name";
  /** Path of the type of a member. */
  readonly type?: string | undefined;
  readonly at: ManifestPath;
  readonly operation: PreparedOperation;
}

/** Where forms get the values of parameters. */
export function* checkOptions(prepared: PreparedManifest): Findings {
  for (const [name, { options, members }] of Object.entries(prepared.manifest.params ?? {})) {
    const word = options ? "options" : "members";
    const range = prepared.source.keyAt(["params", name, word]);
    // The operation that lists them takes it as well.
    if (options || members) yield diagnostic("options-cycle", range, { names: name });
  }
  for (const operation of prepared.operations) {
    const own = operation.parameters.filter(({ shared }) => !shared);
    for (const declared of own) {
      const { options, members } = declared.parameter;
      yield* checkUse(declared, operation, prepared);
      if (options) {
        const at = [...declared.at, "options"];
        yield* checkSource({ ...options, key: "value", at, operation }, prepared);
      }
      if (members) {
        const at = [...declared.at, "members"];
        yield* checkSource(
          { ...members, value: members.name, key: "name", at, operation },
          prepared,
        );
      }
    }
  }
}

/** A field that has choices is text or a number, and they do not depend on what is chosen. */
function* checkUse(
  { name, at, parameter }: PlacedParameter,
  { all }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const { type, secret, options, members } = parameter;
  if (!options && !members) return;
  const range = source.keyAt([...at, options ? "options" : "members"]);
  // Which types have members is checked elsewhere.
  if (secret || (options && (type === "boolean" || type === "json"))) {
    const problem = secret ? "is a secret" : `is of type ${type}`;
    yield diagnostic("options-unfit", range, { name, problem });
  }
  const needs = (each: string) => {
    const { options: values, members: names } = Object.hasOwn(all, each) ? (all[each] ?? {}) : {};
    return Object.values(namesIn(lowerWith((values ?? names)?.params)));
  };
  const way = wayBack(name, needs);
  if (way) yield diagnostic("options-cycle", range, { names: way.join(" -> ") });
}

/** The parameters over which the choices of one depend on itself; undefined where they do not. */
function wayBack(
  start: string,
  needs: (name: string) => readonly string[],
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of needs(way.at(-1) ?? "")) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** What lists the choices reads, and all that it needs is known. */
function* checkSource(options: PreparedOptions, prepared: PreparedManifest): Findings {
  const { from, at } = options;
  const { operations, source } = prepared;
  const range = source.valueAt([...at, "from"]);
  const called = operations.find(({ id }) => id === from);
  if (called === undefined) {
    const hint = didYouMean(
      from,
      operations.map(({ id }) => id),
    );
    yield diagnostic("options-operation-unknown", range, { operation: from, hint });
    return;
  }
  const { effect } = called;
  if (effect !== "read") yield diagnostic("options-not-read", range, { operation: from, effect });
  yield* checkInputs(options, called, prepared);
  const lists = listedBy(called, prepared);
  if (lists.length === 1) yield* checkPaths(options, lists[0]?.items ?? [], prepared);
  else {
    const names = lists.map(({ name }) => name).join(" and ") || "no list";
    yield diagnostic("options-without-list", range, { operation: from, names });
  }
}

function* checkInputs(
  { params = {}, search, at, operation }: PreparedOptions,
  { id, all }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const places = Object.keys(params).map((name) => [name, ["params", name]] as const);
  const named = search === undefined ? places : [...places, [search, ["search"]] as const];
  for (const [name, place] of named) {
    if (Object.hasOwn(all, name)) continue;
    const hint = didYouMean(name, Object.keys(all));
    const [member = ""] = place;
    const range =
      member === "search" ? source.valueAt([...at, ...place]) : source.keyAt([...at, ...place]);
    yield diagnostic("options-parameter-unknown", range, { name, operation: id, hint });
  }
  for (const [name, hole] of Object.entries(namesIn(lowerWith(params)))) {
    if (Object.hasOwn(operation.all, hole)) continue;
    const values = { hole: `{${hole}}`, operation: operation.id };
    const hint = didYouMean(hole, Object.keys(operation.all));
    yield diagnostic("hole-unknown", source.valueAt([...at, "params", name]), { ...values, hint });
  }
  const isGiven = (name: string) =>
    Object.hasOwn(params, name) || Object.hasOwn(manifest.params ?? {}, name);
  for (const [name, { required, default: usual }] of Object.entries(all)) {
    if (!required || usual !== undefined || isGiven(name)) continue;
    const range = source.valueAt([...at, "from"]);
    yield diagnostic("options-parameter-missing", range, { name, operation: id });
  }
}

/** The paths lead somewhere in an item, as far as that is described. */
function* checkPaths(
  { value, key, label = value, type, at }: PreparedOptions,
  items: readonly JsonSchema[],
  { source, schemas }: PreparedManifest,
): Findings {
  const holes = label.includes("{")
    ? textParts(label).flatMap((part) => (part.kind === "hole" ? [part.path] : []))
    : [label];
  const paths = [
    [key, value] as const,
    ...(type === undefined ? [] : [["type", type] as const]),
    ...(label === value ? [] : holes.map((each) => ["label", each] as const)),
  ];
  for (const [member, path] of paths) {
    const range = source.valueAt([...at, member]);
    const read = yield* readPath(path, range, ["item"]);
    if (!read || items.length === 0 || found(items, read.members, schemas).length > 0) continue;
    yield diagnostic("options-path-unknown", range, { path });
  }
}
