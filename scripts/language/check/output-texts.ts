import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { textParts } from "../ir/output-text.ts";
import { schemaAt } from "../ir/schema-path.ts";
import { memberNames } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import { maxTextParts, outputsBefore, partsOf } from "../manifest/output-source.ts";
import type { ManifestMaking } from "../manifest/output-types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Spot } from "./prepared-output.ts";
import { readPath, type Root } from "./paths.ts";
import { type Findings, member, type PreparedManifest } from "./prepared.ts";
import { found } from "./reply-paths.ts";

const ROOTS: readonly Root[] = ["body", "status", "headers", "params", "links", "output"];

/** The paths in the text of a source and in `lines`; `items` is what is known of the items of the value. */
export function* checkTexts(spot: Spot, items: readonly JsonSchema[]): Findings {
  const { text, lines } = spot.making;
  if (text !== undefined) yield* checkText(text, [...spot.at, "from"], spot.items, spot);
  if (lines !== undefined) yield* checkText(lines, [...spot.at, "lines"], items, spot);
}

function* checkText(
  text: string,
  place: ManifestPath,
  items: readonly JsonSchema[] | null,
  spot: Spot,
): Findings {
  const { entry } = spot;
  const range = entry.prepared.source.valueAt(place);
  const outputs = outputsBefore(entry.name, entry.operation.operation.output);
  if (partsOf(text, outputs) > maxTextParts) {
    yield diagnostic("text-too-long", range, { name: entry.name, most: maxTextParts });
    return;
  }
  const holes = textParts(text).flatMap((part) => (part.kind === "hole" ? [part.path] : []));
  if (holes.length === 0) yield diagnostic("text-without-hole", range, { name: entry.name });
  for (const path of holes) {
    const roots = items ? [...ROOTS, "item" as const] : ROOTS;
    const read = yield* readPath(path, range, roots, true);
    if (!read) continue;
    const { root, members } = read;
    if (root === "output") yield* checkOutputHole(members.join("."), range, entry);
    if (root === "params") yield* checkParameterHole(String(members[0]), range, entry);
    const known =
      root === "item" ? (items ?? []) : root === "body" ? bodiesOf(entry) : ([] as const);
    yield* checkDescribed(path, members, known, { entry, range });
  }
}

type Entry = Spot["entry"];
type Range = ReturnType<Entry["prepared"]["source"]["valueAt"]>;

function bodiesOf({ operation }: Entry): readonly JsonSchema[] {
  if (operation.operation.hooks?.reply !== undefined) return [];
  return [...operation.bodies.success, ...operation.bodies.accepted];
}

function* checkDescribed(
  path: string,
  members: readonly (string | number)[],
  known: readonly JsonSchema[],
  { entry, range }: { readonly entry: Entry; readonly range: Range },
): Findings {
  const { schemas } = entry.prepared;
  if (known.length === 0 || known.some((schema) => Object.keys(schema).length === 0)) return;
  if (known.some((schema) => schemaAt(schema, members, schemas))) return;
  const parents = found(known, members.slice(0, -1), schemas);
  const names = parents.flatMap((parent) => memberNames(parent, schemas) ?? []);
  const hint = didYouMean(String(members.at(-1) ?? ""), names);
  yield diagnostic("text-path-unknown", range, { path, hint });
}

/** An output is made before the texts that name it. */
function* checkOutputHole(name: string, range: Range, entry: Entry): Findings {
  const names = Object.keys(entry.operation.operation.output);
  const before = names.slice(0, names.indexOf(entry.name));
  if (before.includes(name)) return;
  if (names.includes(name)) yield diagnostic("output-order", range, { output: `output.${name}` });
  else {
    const hint = didYouMean(name, before);
    yield diagnostic("text-path-unknown", range, { path: `output.${name}`, hint });
  }
}

function* checkParameterHole(parameter: string, range: Range, entry: Entry): Findings {
  const { operation, prepared, name } = entry;
  const declared = member(operation.all, parameter);
  if (declared?.secret || prepared.manifest.auth.some(({ param }) => param === parameter)) {
    yield diagnostic("output-secret", range, { name, parameter });
  } else if (!declared) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    yield diagnostic("output-parameter-unknown", range, { name, parameter, hint });
  }
}

/** Internal outputs that no text names: nobody would ever see their values. */
export function* checkInternalOutputs({ operations, source }: PreparedManifest): Findings {
  for (const { at, operation } of operations) {
    const outputs = Object.entries(operation.output);
    const named = new Set(outputs.flatMap(([, output]) => pathsIn(output)));
    for (const [name, { internal }] of outputs) {
      const path = `output.${name}`;
      if (!internal || named.has(path)) continue;
      const range = source.keyAt([...at, "output", name, "internal"]);
      yield diagnostic("output-internal-unused", range, { name, hole: `{${path}}` });
    }
  }
}

/** The paths in the texts of an output and of the members that it makes. */
function pathsIn({ text = "", lines = "", each }: ManifestMaking): readonly string[] {
  const own = [text, lines].flatMap(textParts);
  const members = typeof each === "object" ? Object.values(each) : [];
  return [
    ...own.flatMap((part) => (part.kind === "hole" ? [part.path] : [])),
    ...members.flatMap((made) => (typeof made === "string" ? [] : pathsIn(made))),
  ];
}
