import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestErrors } from "../manifest/types.ts";
import { type Root, readPath } from "./paths.ts";
import { found } from "./reply-paths.ts";
import { checkCondition } from "./conditions.ts";
import { replyScope } from "./condition-scopes.ts";
import type { Declarations, Findings, PreparedManifest } from "./prepared.ts";

const ROOTS: readonly Root[] = ["body", "headers", "status"];

/** One `errors`, and the replies that it may refer to. */
interface PreparedErrors {
  readonly errors: ManifestErrors;
  readonly at: ManifestPath;
  readonly failures: readonly JsonSchema[];
  /** Conditions may turn a reply of success into an error. */
  readonly all: readonly JsonSchema[];
  /** That its conditions may name. */
  readonly parameters: Declarations;
  readonly prepared: PreparedManifest;
}

/** Where the provider's words lie in its error replies, at the provider and in operations. */
export function* checkErrors(prepared: PreparedManifest): Findings {
  const bodies = prepared.operations.map((operation) => operation.bodies);
  const { errors } = prepared.manifest;
  if (errors) {
    const failures = bodies.flatMap((body) => [...body.errors.values()]);
    const all = [...failures, ...bodies.flatMap((body) => body.success)];
    const parameters = Object.assign({}, ...prepared.operations.map((each) => each.all));
    yield* checkMapping({ errors, at: ["errors"], failures, all, parameters, prepared });
  }
  for (const { operation, at, all: parameters, bodies: body } of prepared.operations) {
    if (operation.errors === undefined) continue;
    const failures = [...body.errors.values()];
    const all = [...failures, ...body.success];
    const place = [...at, "errors"];
    yield* checkMapping({
      errors: operation.errors,
      at: place,
      failures,
      all,
      parameters,
      prepared,
    });
  }
}

function* checkMapping(entry: PreparedErrors): Findings {
  const { errors, at, prepared, failures, all, parameters } = entry;
  const isGraphql = prepared.operations.some(({ operation }) => operation.graphql !== undefined);
  const conditions = errors.when ?? prepared.manifest.errors?.when;
  // A reply to a document that tells errors has the status of success.
  const told = conditions || isGraphql ? all : failures;
  for (const key of ["message", "code", "requestId"] as const) {
    for (const [index, path] of (errors[key] ?? []).entries()) {
      yield* checkPath(path, [...at, key, index], told, prepared);
    }
  }
  const readers = [errors, prepared.manifest.errors];
  // What is said for all operations serves the one that has a code.
  if (at.length === 1) readers.push(...prepared.operations.map((each) => each.operation.errors));
  const isRead = isGraphql || readers.some((each) => each?.code);
  for (const word of ["codes", "final"] as const) {
    if (isRead || !errors[word]) continue;
    yield diagnostic("error-codes-unused", prepared.source.keyAt([...at, word]), { word });
  }
  const { source, schemas } = prepared;
  const unknown = (path: string, range: SourceRange) =>
    diagnostic("error-path-unknown", range, { path });
  const roots = [...ROOTS, "params"] as const;
  const scope = replyScope({ source, schemas, roots, bodies: all, parameters, unknown });
  for (const [code, condition] of Object.entries(errors.when ?? {})) {
    yield* checkCondition(condition, scope, [...at, "when", code]);
  }
}

function* checkPath(
  path: string,
  at: ManifestPath,
  bodies: readonly JsonSchema[],
  { source, schemas }: PreparedManifest,
): Findings {
  const range = source.valueAt(at);
  const read = yield* readPath(path, range, ROOTS);
  if (read?.root !== "body" || bodies.length === 0) return;
  if (found(bodies, read.members, schemas).length > 0) return;
  yield diagnostic("error-path-unknown", range, { path });
}
