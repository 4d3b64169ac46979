import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { stepSchema } from "../ir/output-schema.ts";
import { branches, type Schemas } from "../ir/schema-path.ts";
import { couldBe, itemOf, typesOf, unionOf } from "../ir/schema-types.ts";
import type { JsonSchema, OutputStep } from "../ir/types.ts";
import {
  lowerStep,
  type NamedOutputs,
  objectOf,
  outputsBefore,
  writtenText,
} from "../manifest/output-source.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { SPREAD } from "../manifest/spread.ts";
import type { ManifestObject } from "../manifest/types.ts";
import { stepName, stepWords } from "../words/steps.ts";
import { checkAlone, ROOTS, schemasAt } from "./output-source.ts";
import { checkArgument } from "./output-steps.ts";
import { checkText } from "./output-texts.ts";
import { readPath } from "./paths.ts";
import type { Findings } from "./prepared.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";
import { unfitStep } from "./step-unfit.ts";
import { checkForm, checkValueNames } from "./value-form.ts";

/** Where an output's value comes from, and what is made of the value there. */
export function* checkOutputSource(entry: PreparedOutput): Findings {
  const { at, output } = entry;
  const made = yield* checkValue({ entry, at, value: output, items: null });
  if (made.length > 0) yield* checkType(made, entry);
}

/** What is known of a value once its steps are done; nothing of a text, and where no path leads anywhere. */
function* checkValue(
  spot: Spot,
  from: ManifestPath = [...spot.at, "from"],
): Generator<Diagnostic, readonly JsonSchema[]> {
  const { entry, value, items } = spot;
  const { source } = entry.prepared;
  if (value.object) {
    yield* checkObject(value.object, from, items, entry);
    const schema = schemaAfter({}, { fill: objectOf(value.object, namedBefore(entry)) }, entry);
    yield* checkClosed("this object", [schema], spot);
    return yield* checkSteps(spot, [schema]);
  }
  const text = writtenText(value);
  if (text !== undefined) {
    yield* checkText(text, from, spot);
    yield* checkClosed("this text", [{ type: "string" }], spot);
    yield* checkSteps(spot, [{ type: "string" }]);
    return [];
  }
  const all: (readonly JsonSchema[])[] = [];
  for (const [index, path] of (value.from ?? []).entries()) {
    const place = [...from, index];
    const roots = items ? [...ROOTS, "item" as const] : ROOTS;
    const read = yield* readPath(path, source.valueAt(place), roots, true);
    if (read === undefined) continue;
    yield* checkAlone(path, place, spot);
    const schemas = yield* schemasAt(read, path, place, spot);
    if (schemas === undefined) continue;
    all.push(schemas);
    yield* checkClosed(path, schemas, spot);
  }
  return all.length > 0 ? yield* checkSteps(spot, all.flat()) : [];
}

function* checkClosed(
  path: string,
  known: readonly JsonSchema[],
  { entry, value, at }: Spot,
): Findings {
  const { output, prepared } = entry;
  if (value !== output || !output.closed) return;
  if (known.some((schema) => listsValues(schema, prepared.schemas))) return;
  yield diagnostic("closed-without-values", prepared.source.keyAt([...at, "closed"]), { path });
}

/** What is made of the value is of the declared type; a whole number fits text, but a count is none. */
function* checkType(
  made: readonly JsonSchema[],
  { name, at, output, prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const { type, convert = [] } = output;
  const types = unionOf(made.map((schema) => typesOf(schema, schemas)));
  const isCount = convert.some((step) => stepName(step) === "count");
  if (couldBe(type, types) || (type === "string" && !isCount && couldBe("integer", types))) return;
  const range = source.valueAt([...at, "from", 0]);
  const said = types === undefined ? "a value of open type" : [...types].join(" or ") || "null";
  yield diagnostic("output-type", range, { name, type, found: said });
}

function listsValues(schema: JsonSchema, schemas: Schemas): boolean {
  return [...branches(schema, schemas)].some(({ enum: listed }) => Array.isArray(listed));
}

/** What is known of a value once its steps are done; a step that cannot take what it gets is told. */
function* checkSteps(
  spot: Spot,
  values: readonly JsonSchema[],
): Generator<Diagnostic, readonly JsonSchema[]> {
  const { convert = [] } = spot.value;
  if (convert.length === 0) return values;
  const { schemas, source } = spot.entry.prepared;
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
    if (typeof step === "object" && "each" in step) {
      const items = known.map((schema) => itemOf(schema, schemas));
      yield* checkValue({ entry: spot.entry, at, value: step.each, items }, [...at, "each"]);
    }
    const lowered = lowerStep(step, namedBefore(spot.entry));
    known = known.map((each) => schemaAfter(each, lowered, spot.entry));
    before = word;
  }
  return known;
}

/** What is known of a value after a step, whatever the replies say of what it reads beside. */
function schemaAfter(
  schema: JsonSchema,
  step: OutputStep,
  { prepared: { schemas } }: PreparedOutput,
): JsonSchema {
  return stepSchema(schema, step, { replies: [], parameters: [], schemas });
}

function namedBefore({ name, operation }: PreparedOutput): NamedOutputs {
  return outputsBefore(name, operation.operation.output);
}

/** An object of named values; outside of lists there are no items. */
function* checkObject(
  object: ManifestObject,
  at: ManifestPath,
  items: Spot["items"],
  entry: PreparedOutput,
): Findings {
  const { source, schemas } = entry.prepared;
  yield* checkValueNames(Object.keys(object), at, source);
  for (const [name, value] of Object.entries(object)) {
    const made = yield* checkMember({ entry, at: [...at, name], value, items });
    if (name !== SPREAD || made.length === 0) continue;
    const types = unionOf(made.map((schema) => typesOf(schema, schemas)));
    if (types === undefined || types.has("object")) continue;
    const [path = ""] = value.from ?? [];
    yield diagnostic("output-spread-type", source.valueAt([...at, name]), {
      path,
      type: [...types].join(" or ") || "null",
    });
  }
}

function* checkMember(spot: Spot): Generator<Diagnostic, readonly JsonSchema[]> {
  yield* checkForm(spot);
  return yield* checkValue(spot);
}
