import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { schemaAt } from "../ir/schema-path.ts";
import { memberNames } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import {
  maxTextParts,
  outputsBefore,
  partsOf,
  pathsIn,
  pathsOf,
} from "../manifest/output-source.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Spot } from "./prepared-output.ts";
import { readPath, type Root } from "./paths.ts";
import { type Findings, member, type PreparedManifest } from "./prepared.ts";
import { found } from "./reply-paths.ts";
import { spacedBraces } from "./template-habits.ts";

const ROOTS: readonly Root[] = ["body", "status", "headers", "params", "links", "output"];

/** The paths in a text, which is written at this place. */
export function* checkText(
  text: string,
  place: ManifestPath,
  { entry, items }: Pick<Spot, "entry" | "items">,
): Findings {
  const range = entry.prepared.source.valueAt(place);
  const outputs = outputsBefore(entry.name, entry.operation.operation.output);
  if (partsOf(text, outputs) > maxTextParts) {
    yield diagnostic("text-too-long", range, { name: entry.name, most: maxTextParts });
    return;
  }
  const roots = items ? [...ROOTS, "item" as const] : ROOTS;
  for (const { text: foreign, inner } of spacedBraces(text, "path")) {
    if (!roots.some((root) => inner === root || inner.startsWith(`${root}.`))) continue;
    const values = { text: foreign, happens: "stands in the text", meant: `{${inner}}` };
    yield diagnostic("hole-foreign", range, values);
  }
  for (const path of pathsOf(text)) {
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
  if (declared?.secret || prepared.manifest.auth.some((each) => each.name === parameter)) {
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
