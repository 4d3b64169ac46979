import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestErrorCondition, ManifestErrors } from "../manifest/types.ts";
import { itemOf, typesOf } from "../ir/schema-types.ts";
import { membersOf, type Root, readPath } from "./paths.ts";
import { found } from "./reply-paths.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

const ROOTS: readonly Root[] = ["body", "headers", "status"];

/** One `errors`, and the replies that it may refer to. */
interface PreparedErrors {
  readonly errors: ManifestErrors;
  readonly at: ManifestPath;
  readonly failures: readonly JsonSchema[];
  /** Conditions may turn a reply of success into an error. */
  readonly all: readonly JsonSchema[];
  readonly prepared: PreparedManifest;
}

/** Where the provider's words lie in its error replies, at the provider and in operations. */
export function* checkErrors(prepared: PreparedManifest): Findings {
  const bodies = prepared.operations.map((operation) => operation.bodies);
  const { errors } = prepared.manifest;
  if (errors) {
    const failures = bodies.flatMap((body) => [...body.errors.values()]);
    const all = [...failures, ...bodies.flatMap((body) => body.success)];
    yield* checkMapping({ errors, at: ["errors"], failures, all, prepared });
  }
  for (const { operation, at, bodies: body } of prepared.operations) {
    if (operation.errors === undefined) continue;
    const failures = [...body.errors.values()];
    const all = [...failures, ...body.success];
    const place = [...at, "errors"];
    yield* checkMapping({ errors: operation.errors, at: place, failures, all, prepared });
  }
}

function* checkMapping(entry: PreparedErrors): Findings {
  const { errors, at, prepared, failures, all } = entry;
  const isGraphql = prepared.operations.some(({ operation }) => operation.graphql !== undefined);
  const conditions = errors.when ?? prepared.manifest.errors?.when;
  // A reply to a document that tells errors has the status of success.
  const told = conditions || isGraphql ? all : failures;
  for (const key of ["message", "code", "requestId"] as const) {
    for (const [index, path] of (errors[key] ?? []).entries()) {
      yield* checkPath(path, [...at, key, index], "value", told, prepared);
    }
  }
  if (errors.codes && !errors.code && !prepared.manifest.errors?.code && !isGraphql) {
    yield diagnostic("error-codes-unused", prepared.source.keyAt([...at, "codes"]), {});
  }
  for (const [index, condition] of (errors.when ?? []).entries()) {
    yield* checkCondition(condition, [...at, "when", index], all, prepared);
  }
}

function* checkCondition(
  { match = {}, contains = {}, present = [], any, unless = {} }: ManifestErrorCondition,
  at: ManifestPath,
  all: readonly JsonSchema[],
  prepared: PreparedManifest,
): Findings {
  const inItems = any === undefined ? undefined : itemsAt(any, all, prepared);
  const check = (path: string, place: ManifestPath, part: "key" | "value") =>
    checkPath(path, [...at, ...place], part, all, prepared, inItems);
  for (const path of Object.keys(match)) yield* check(path, ["match", path], "key");
  if (any === undefined) yield* checkLists(match, [...at, "match"], all, prepared);
  for (const path of Object.keys(contains)) yield* check(path, ["contains", path], "key");
  for (const [index, path] of present.entries()) yield* check(path, ["present", index], "value");
  for (const path of Object.keys(unless)) {
    yield* checkPath(path, [...at, "unless", path], "key", all, prepared);
  }
  if (any === undefined) return;
  yield* checkPath(any, [...at, "any"], "value", all, prepared);
  const isOfItem = [...Object.keys(match), ...Object.keys(contains), ...present].some((path) =>
    /^item\b/.test(path),
  );
  if (!isOfItem) yield diagnostic("error-any-alone", prepared.source.keyAt([...at, "any"]), {});
}

/** A list is the whole value, where somebody may mean each of its values. */
function* checkLists(
  match: NonNullable<ManifestErrorCondition["match"]>,
  at: ManifestPath,
  all: readonly JsonSchema[],
  { source, schemas }: PreparedManifest,
): Findings {
  for (const [path, value] of Object.entries(match)) {
    if (!Array.isArray(value)) continue;
    const [root, ...members] = membersOf(path) ?? [];
    const values = root === "body" ? found(all, members, schemas) : [];
    if (values.some((schema) => typesOf(schema, schemas)?.has("array"))) continue;
    yield diagnostic("error-match-list", source.valueAt([...at, path]), { path });
  }
}

/** What is known of the items of a list in a reply. */
function itemsAt(
  path: string,
  bodies: readonly JsonSchema[],
  { schemas }: PreparedManifest,
): readonly JsonSchema[] {
  const [root, ...members] = membersOf(path) ?? [];
  if (root !== "body") return [];
  return found(bodies, members, schemas).map((schema) => itemOf(schema, schemas));
}

function* checkPath(
  path: string,
  at: ManifestPath,
  part: "key" | "value",
  bodies: readonly JsonSchema[],
  { source, schemas }: PreparedManifest,
  items?: readonly JsonSchema[],
): Findings {
  const range = part === "key" ? source.keyAt(at) : source.valueAt(at);
  const read = yield* readPath(path, range, items ? [...ROOTS, "item"] : ROOTS);
  if (read?.root === "item") {
    const isOpen = !items || items.some((item) => Object.keys(item).length === 0);
    if (isOpen || items.length === 0 || found(items, read.members, schemas).length > 0) return;
    yield diagnostic("error-path-unknown", range, { path });
  }
  if (read?.root !== "body" || bodies.length === 0) return;
  if (found(bodies, read.members, schemas).length > 0) return;
  yield diagnostic("error-path-unknown", range, { path });
}
