import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isSpecial } from "../manifest/output-source.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";
import type { ReadPath, Root } from "./paths.ts";
import { found } from "./reply-paths.ts";
import { memberNames, typesOf } from "../ir/schema-types.ts";
import { type Findings, member } from "./prepared.ts";

/** What the paths of outputs begin with. */
export const ROOTS: readonly Root[] = ["body", "status", "headers", "params", "links"];

/** What the words of outputs read is read of one path. */
export function* checkAlone(path: string, place: ManifestPath, { entry, value }: Spot): Findings {
  if (!isSpecial(path) || (value.from ?? []).length === 1) return;
  const reason = "stands in a list of paths; `links` and indexes from the end stand alone";
  yield diagnostic("path-malformed", entry.prepared.source.valueAt(place), { path, reason });
}

/** What is known of the value at a path; undefined when there is no such value. */
export function* schemasAt(
  { root, members }: ReadPath,
  path: string,
  place: ManifestPath,
  { entry, items }: Spot,
): Generator<Diagnostic, readonly JsonSchema[] | undefined> {
  if (root === "status") return [{ type: "integer" }];
  if (root === "headers" || root === "links") return [{ type: "string" }];
  if (root === "params") return yield* parameterSchema(String(members[0]), place, entry);
  const { operation, prepared, name } = entry;
  const bodies = [...operation.bodies.success, ...operation.bodies.accepted];
  // A hook makes another body of the reply, which no schema describes.
  const isMade = operation.operation.hooks?.reply !== undefined;
  const all = root === "item" ? (items ?? []) : isMade ? [{}] : bodies;
  if (all.some((schema) => Object.keys(schema).length === 0)) return [{}];
  const schemas = found(all, members, prepared.schemas);
  if (schemas.length > 0) return schemas;
  if (root === "body" && hasUnknownReply(entry)) return undefined;
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
  const isList = parents.some((parent) => typesOf(parent, schemas)?.has("array"));
  if (isList && /^(length|size|count)$/.test(last))
    return "; how many items a list has says the step `count`";
  return didYouMean(
    last,
    parents.flatMap((parent) => memberNames(parent, schemas) ?? []),
  );
}
