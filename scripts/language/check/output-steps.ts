import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { stepSchema } from "../ir/output-schema.ts";
import { parameterIn } from "../ir/output-text.ts";
import { itemOf, memberNames, typesOf, unionOf } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import { lowerStep, outputsBefore, writtenText } from "../manifest/output-source.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestStep } from "../manifest/types.ts";
import { stepName, stepWords } from "../words/steps.ts";
import { replyScope } from "./condition-scopes.ts";
import { checkCondition } from "./conditions.ts";
import { checkText } from "./output-texts.ts";
import { readPath } from "./paths.ts";
import { type Findings, member } from "./prepared.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";
import { found } from "./reply-paths.ts";
import { unfitStep } from "./step-unfit.ts";

/** What is known of a value once its steps are done; a step that cannot take what it gets is told. */
export function* checkSteps(
  spot: Spot,
  values: readonly JsonSchema[],
): Generator<Diagnostic, readonly JsonSchema[]> {
  const { convert = [] } = spot.value;
  if (convert.length === 0) return values;
  const { name, operation, prepared } = spot.entry;
  const { schemas, source } = prepared;
  const named = outputsBefore(name, operation.operation.output);
  let known = values;
  let before: string | undefined;
  for (const [index, step] of convert.entries()) {
    const [word, at] = [stepName(step), [...spot.at, "convert", index]];
    const types = unionOf(known.map((schema) => typesOf(schema, schemas)));
    const { takes } = stepWords[word].output;
    const problem = types && unfitStep(takes, types, before);
    if (problem) {
      yield diagnostic("step-unfit", source.keyAt([...at, word]), { step: word, problem });
      return [{}];
    }
    yield* checkArgument(step, at, known, spot);
    const lowered = lowerStep(step, named);
    known = known.map((each) =>
      stepSchema(each, lowered, { replies: [], parameters: [], schemas }),
    );
    before = word;
  }
  return known;
}

/** What stands beside the name of a step; `known` is what it takes. */
function* checkArgument(
  step: ManifestStep,
  at: ManifestPath,
  known: readonly JsonSchema[],
  spot: Spot,
): Findings {
  if (typeof step === "string") return;
  const { entry } = spot;
  const { schemas } = entry.prepared;
  const items = () => known.map((schema) => itemOf(schema, schemas));
  if ("where" in step) yield* checkWhere(step.where, [...at, "where"], items(), entry);
  else if ("each" in step) yield* checkEach(step.each, [...at, "each"], items(), spot);
  // Of what items hold, schemas tell less.
  else if ("omit" in step && spot.items === null)
    yield* checkNames(step.omit, [...at, "omit"], known, entry);
  else if ("limit" in step) yield* checkHoleIn(step.limit, [...at, "limit"], entry);
  else if ("only" in step) yield* checkHoleIn(step.only, [...at, "only"], entry);
}

/** A condition reads members of an item, each of which can have one of the values. */
function* checkWhere(
  where: Parameters<typeof checkCondition>[0],
  at: ManifestPath,
  items: readonly JsonSchema[],
  entry: PreparedOutput,
): Findings {
  const { source, schemas } = entry.prepared;
  const facts = { source, schemas, roots: ["item"], bodies: [], items } as const;
  const scope = replyScope({
    ...facts,
    parameters: entry.operation.all,
    *named(name, range) {
      yield* checkHole(name, range, entry);
    },
  });
  yield* checkCondition(where, scope, at);
}

/** A parameter in braces that a limit or a list of names depends on. */
function* checkHoleIn(written: unknown, at: ManifestPath, entry: PreparedOutput): Findings {
  const parameter = typeof written === "string" ? parameterIn(written) : undefined;
  if (parameter === undefined) return;
  yield* checkHole(parameter, entry.prepared.source.valueAt(at), entry);
}

function* checkHole(
  parameter: string,
  range: SourceRange,
  { name, operation, prepared: { manifest } }: PreparedOutput,
): Findings {
  const declared = member(operation.all, parameter);
  if (declared?.secret || manifest.auth.some((each) => each.name === parameter)) {
    yield diagnostic("output-secret", range, { name, parameter });
  } else if (!declared) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    yield diagnostic("output-hole-unknown", range, { name, hole: `{${parameter}}`, hint });
  }
}

/** Members to leave out are members of the value, or of each item of it. */
function* checkNames(
  omit: readonly string[],
  at: ManifestPath,
  known: readonly JsonSchema[],
  { prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const described = known.map((schema) => {
    const isList = typesOf(schema, schemas)?.has("array");
    return memberNames(isList ? itemOf(schema, schemas) : schema, schemas);
  });
  if (described.some((list) => list === undefined)) return;
  const names = described.flatMap((list) => list ?? []);
  for (const [index, omitted] of omit.entries()) {
    if (names.includes(omitted)) continue;
    const problem = `names "${omitted}", which the value does not have${didYouMean(omitted, names)}`;
    yield diagnostic("step-unfit", source.valueAt([...at, index]), { step: "omit", problem });
  }
}

/** What items become: a path or a text, or members of which each is a value. */
function* checkEach(
  each: Extract<ManifestStep, { readonly each: unknown }>["each"],
  at: ManifestPath,
  items: readonly JsonSchema[],
  spot: Spot,
): Findings {
  if (typeof each === "string") {
    yield* checkValue({ entry: spot.entry, at, value: { from: [each] }, items }, at);
    return;
  }
  for (const [name, written] of Object.entries(each)) {
    const place = [...at, name];
    const value = typeof written === "string" ? { from: [written] } : written;
    const paths = typeof written === "string" ? place : [...place, "from"];
    yield* checkValue({ entry: spot.entry, at: place, value, items }, paths);
  }
}

/** A value of an item, and what is made of it; `paths` is where its paths are written. */
function* checkValue(spot: Spot & { readonly items: readonly JsonSchema[] }, paths: ManifestPath) {
  const { entry, value, items } = spot;
  const text = writtenText(value);
  if (text !== undefined) {
    yield* checkText(text, paths, spot);
    yield* checkSteps(spot, [{ type: "string" }]);
    return;
  }
  const inside: JsonSchema[] = [];
  for (const [index, path] of (value.from ?? []).entries()) {
    const range = entry.prepared.source.valueAt([...paths, index]);
    const read = yield* readPath(path, range, ["item"], true);
    if (read) inside.push(...(yield* checkPath(path, read.members, range, { entry, items })));
  }
  if (inside.length > 0) yield* checkSteps(spot, inside);
}

/** What is known of the values at a path in items; open where it is not told. */
function* checkPath(
  path: string,
  members: readonly (string | number)[],
  range: SourceRange,
  { entry, items }: { readonly entry: PreparedOutput; readonly items: readonly JsonSchema[] },
): Generator<Diagnostic, readonly JsonSchema[]> {
  const { name, prepared } = entry;
  if (items.some((item) => Object.keys(item).length === 0)) return [{}];
  const inside = found(items, members, prepared.schemas);
  if (inside.length > 0) return inside;
  const last = String(members.at(-1) ?? "");
  const names = items.flatMap((item) => memberNames(item, prepared.schemas) ?? []);
  const hint = didYouMean(last, names);
  yield diagnostic("output-path-unknown", range, { name, path, hint });
  return [];
}
