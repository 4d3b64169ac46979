import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { StepName } from "../../../packages/runtime/src/steps/steps.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { parameterIn } from "../ir/output-text.ts";
import { itemOf, type Types, typesOf, unionOf } from "../ir/schema-types.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isMaking } from "../manifest/output-source.ts";
import type { ManifestMaking } from "../manifest/types.ts";
import { stepWords } from "../words/steps.ts";
import { checkTexts } from "./output-texts.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";
import { readPath } from "./paths.ts";
import { type Findings, member } from "./prepared.ts";
import { found as valuesAt } from "./reply-paths.ts";

/** The words beside `from`, `omit` and a plain `each`; `found` is what is known of the value. */
export function* checkMaking(spot: Spot, found: readonly JsonSchema[]): Findings {
  const { entry, making } = spot;
  const { schemas } = entry.prepared;
  const types = unionOf(found.map((schema) => typesOf(schema, schemas)));
  const items = found.map((schema) => itemOf(schema, schemas));
  for (const word of ["where", "limit"] as const) yield* needs(word, word, types, spot);
  if (typeof making.each === "string") yield* needs("each", "each", types, spot);
  yield* checkConditions(spot, items);
  yield* checkHoles(spot);
  yield* checkWords(spot, types);
  yield* checkTexts(spot, typeof making.each === "object" ? [{}] : items);
}

/** What a word says takes a value of one type. */
function* needs(
  step: StepName,
  word: keyof ManifestMaking,
  types: Types,
  { entry, at, making }: Spot,
): Findings {
  const [expected = ""] = stepWords[step].output.takes;
  if (making[word] === undefined || types === undefined || types.has(expected)) return;
  const { name, prepared } = entry;
  const type = [...types].join(" or ") || "null";
  const range = prepared.source.keyAt([...at, word]);
  yield diagnostic("output-word-type", range, { name, word, expected, type });
}

/** Each condition reads a member of an item, which can have one of the values. */
function* checkConditions({ entry, at, making }: Spot, items: readonly JsonSchema[]): Findings {
  const { name, prepared } = entry;
  const { source, schemas } = prepared;
  for (const [path, written] of Object.entries(making.where ?? {})) {
    const place = [...at, "where", path];
    const read = yield* readPath(path, source.keyAt(place), ["item"]);
    if (!read || items.some((item) => Object.keys(item).length === 0)) continue;
    const found = valuesAt(items, read.members, schemas);
    if (items.length > 0 && found.length === 0) {
      yield diagnostic("output-path-unknown", source.keyAt(place), { name, path, hint: "" });
      continue;
    }
    if (typeof written === "string" && parameterIn(written)) continue;
    const values = [written].flat();
    const listed = found.flatMap(({ enum: each }) => (Array.isArray(each) ? [each] : [])).flat();
    const types = unionOf(found.map((schema) => typesOf(schema, schemas)));
    const canBe = (value: Json) =>
      value === null || (listed.length > 0 ? listed.includes(value) : isOfType(value, types));
    if (found.length === 0 || values.some(canBe)) continue;
    const allowed = listed.length > 0 ? listed.map(String).join(", ") : [...(types ?? [])].join();
    yield diagnostic("where-never", source.valueAt(place), { path, values: allowed });
  }
}

function isOfType(value: Json, types: Types): boolean {
  if (types === undefined) return true;
  if (typeof value === "number") {
    return types.has("number") || (types.has("integer") && Number.isInteger(value));
  }
  return typeof value === "object" || types.has(typeof value);
}

/** Parameters that conditions, limits and lists of names depend on. */
function* checkHoles({ entry, at, making }: Spot): Findings {
  const { where = {}, limit, only } = making;
  const holes: readonly (readonly [ManifestPath, Json | readonly string[] | undefined])[] = [
    ...Object.entries(where).map(([path, value]) => [["where", path], value] as const),
    [["limit"], limit],
    [["only"], only],
  ];
  for (const [place, written] of holes) {
    const parameter = typeof written === "string" ? parameterIn(written) : undefined;
    if (parameter !== undefined) yield* checkHole(parameter, [...at, ...place], entry);
  }
}

function* checkHole(
  parameter: string,
  place: ManifestPath,
  { name, operation, prepared: { manifest, source } }: PreparedOutput,
): Findings {
  const declared = member(operation.all, parameter);
  if (declared?.secret || manifest.auth.some(({ param }) => param === parameter)) {
    yield diagnostic("output-secret", source.valueAt(place), { name, parameter });
  } else if (!declared) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    const values = { name, hole: `{${parameter}}`, hint };
    yield diagnostic("output-hole-unknown", source.valueAt(place), values);
  }
}

function* checkWords(spot: Spot, types: Types): Findings {
  const { entry, at, making } = spot;
  const { name, prepared } = entry;
  const { take, each, divide, convert } = making;
  const [first, second] = (["join", "lines"] as const).filter((word) => making[word] !== undefined);
  if (first && second) {
    const values = { name, first, second };
    yield diagnostic("output-words-clash", prepared.source.keyAt([...at, second]), values);
  }
  if (isMaking(take)) yield* needs(take, "take", types, spot);
  if (take || each || making.text) return;
  for (const word of ["join", "lines"] as const) yield* needs("join", word, types, spot);
  if (divide === undefined || convert === "number" || types === undefined) return;
  if (types.has("number") || types.has("integer")) return;
  const values = { path: pathText(spot), type: [...types].join(" or ") || "null" };
  yield diagnostic("divide-not-number", prepared.source.keyAt([...at, "divide"]), values);
}

function pathText({ entry }: Spot): string {
  return entry.output.from?.join(" or ") ?? entry.name;
}
