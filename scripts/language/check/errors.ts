import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestErrorCondition, ManifestErrors } from "../manifest/types.ts";
import { type Root, readPath } from "./paths.ts";
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
  for (const key of ["message", "code", "requestId"] as const) {
    for (const [index, path] of (errors[key] ?? []).entries()) {
      yield* checkPath(path, [...at, key, index], "value", failures, prepared);
    }
  }
  const isGraphql = prepared.operations.some(({ operation }) => operation.graphql !== undefined);
  if (errors.codes && !errors.code && !prepared.manifest.errors?.code && !isGraphql) {
    yield diagnostic("error-codes-unused", prepared.source.keyAt([...at, "codes"]), {});
  }
  for (const [index, condition] of (errors.when ?? []).entries()) {
    yield* checkCondition(condition, [...at, "when", index], all, prepared);
  }
}

function* checkCondition(
  { match = {}, contains = {}, present = [] }: ManifestErrorCondition,
  at: ManifestPath,
  all: readonly JsonSchema[],
  prepared: PreparedManifest,
): Findings {
  for (const path of Object.keys(match))
    yield* checkPath(path, [...at, "match", path], "key", all, prepared);
  for (const path of Object.keys(contains)) {
    yield* checkPath(path, [...at, "contains", path], "key", all, prepared);
  }
  for (const [index, path] of present.entries()) {
    yield* checkPath(path, [...at, "present", index], "value", all, prepared);
  }
}

function* checkPath(
  path: string,
  at: ManifestPath,
  part: "key" | "value",
  bodies: readonly JsonSchema[],
  { source, schemas }: PreparedManifest,
): Findings {
  const range = part === "key" ? source.keyAt(at) : source.valueAt(at);
  const read = yield* readPath(path, range, ROOTS);
  if (read?.root !== "body" || bodies.length === 0) return;
  if (found(bodies, read.members, schemas).length > 0) return;
  yield diagnostic("error-path-unknown", range, { path });
}
