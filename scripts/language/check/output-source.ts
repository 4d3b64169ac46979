import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { branches, type Schemas } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isSpecial, writtenText } from "../manifest/output-source.ts";
import { stepName } from "../words/steps.ts";
import { checkSteps } from "./output-steps.ts";
import { checkText } from "./output-texts.ts";
import type { PreparedOutput } from "./prepared-output.ts";
import { type ReadPath, type Root, readPath } from "./paths.ts";
import { found } from "./reply-paths.ts";
import { couldBe, memberNames, typesOf, unionOf } from "../ir/schema-types.ts";
import { type Findings, member } from "./prepared.ts";

const ROOTS: readonly Root[] = ["body", "status", "headers", "params", "links"];

/** Where an output's value comes from, and what is made of the value there. */
export function* checkOutputSource(entry: PreparedOutput): Findings {
  const { at, output, prepared } = entry;
  const spot = { entry, at, value: output, items: null };
  const text = writtenText(output);
  if (text !== undefined) {
    yield* checkText(text, [...at, "from"], spot);
    yield* checkSteps(spot, [{ type: "string" }]);
    return;
  }
  const all: (readonly JsonSchema[])[] = [];
  for (const [index, path] of (output.from ?? []).entries()) {
    const place = [...at, "from", index];
    const read = yield* readPath(path, prepared.source.valueAt(place), ROOTS, true);
    if (read === undefined) continue;
    yield* checkAlone(path, place, entry);
    const schemas = yield* schemasAt(read, path, place, entry);
    if (schemas === undefined) continue;
    all.push(schemas);
    if (output.closed && !schemas.some((schema) => listsValues(schema, prepared.schemas))) {
      yield diagnostic("closed-without-values", prepared.source.keyAt([...at, "closed"]), { path });
    }
  }
  if (all.length > 0) yield* checkType(yield* checkSteps(spot, all.flat()), entry);
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

/** What the words of outputs read is read of one path. */
function* checkAlone(path: string, place: ManifestPath, { output, prepared }: PreparedOutput) {
  if (!isSpecial(path) || (output.from ?? []).length === 1) return;
  const reason = "stands in a list of paths; `links` and indexes from the end stand alone";
  yield diagnostic("path-malformed", prepared.source.valueAt(place), { path, reason });
}

/** What is known of the value at a path; undefined when there is no such value. */
function* schemasAt(
  { root, members }: ReadPath,
  path: string,
  place: ManifestPath,
  entry: PreparedOutput,
): Generator<Diagnostic, readonly JsonSchema[] | undefined> {
  if (root === "status") return [{ type: "integer" }];
  if (root === "headers" || root === "links") return [{ type: "string" }];
  if (root === "params") return yield* parameterSchema(String(members[0]), place, entry);
  const { operation, prepared, name } = entry;
  // A hook makes another body of the reply, which no schema describes.
  if (operation.operation.hooks?.reply !== undefined) return [{}];
  const all = [...operation.bodies.success, ...operation.bodies.accepted];
  const schemas = found(all, members, prepared.schemas);
  if (schemas.length > 0) return schemas;
  if (hasUnknownReply(entry)) return undefined;
  const hint = nearby(all, members, entry);
  yield diagnostic("output-path-unknown", prepared.source.valueAt(place), { name, path, hint });
  return undefined;
}

function* parameterSchema(
  parameter: string,
  place: ManifestPath,
  { name, operation, prepared: { manifest, source } }: PreparedOutput,
): Generator<Diagnostic, readonly JsonSchema[] | undefined> {
  const declared = member(operation.all, parameter);
  const isCredential = manifest.auth.some((each) => each.name === parameter);
  if (declared?.secret || isCredential) {
    yield diagnostic("output-secret", source.valueAt(place), { name, parameter });
    return undefined;
  }
  if (declared === undefined) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    yield diagnostic("output-parameter-unknown", source.valueAt(place), { name, parameter, hint });
    return undefined;
  }
  if (declared.type === "file") {
    const hint = " of JSON: it is a file";
    yield diagnostic("output-parameter-unknown", source.valueAt(place), { name, parameter, hint });
    return undefined;
  }
  return declared.type === "json" || declared.convert ? [{}] : [{ type: declared.type }];
}

/** A reply whose schema is unknown has been reported; its outputs cannot be judged. */
function hasUnknownReply({ operation, prepared: { schemas } }: PreparedOutput): boolean {
  return Object.values(operation.operation.reply).some(
    (name) => name !== "empty" && !Object.hasOwn(schemas, name),
  );
}

/** The member that was probably meant, when all before it is right. */
function nearby(
  bodies: readonly JsonSchema[],
  members: readonly (string | number)[],
  { prepared: { schemas } }: PreparedOutput,
): string {
  const last = members.at(-1);
  if (typeof last !== "string") return "";
  const parents = found(bodies, members.slice(0, -1), schemas);
  return didYouMean(
    last,
    parents.flatMap((parent) => memberNames(parent, schemas) ?? []),
  );
}
