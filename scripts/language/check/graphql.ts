import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { GraphqlDocument } from "../graphql/document.ts";
import { graphqlOf } from "../graphql/operation.ts";
import { GraphqlProblem } from "../graphql/problem.ts";
import { graphqlReference } from "../graphql/reference.ts";
import { documentRange } from "./graphql-place.ts";
import { checkVariables } from "./graphql-variables.ts";
import {
  type Findings,
  type PreparedManifest,
  type PreparedOperation,
  memberRange,
} from "./prepared.ts";

/** GraphQL documents, their variables, and what is said of them. */
export function* checkGraphql(prepared: PreparedManifest): Findings {
  for (const each of prepared.operations) {
    yield* checkMisplaced(each, prepared);
    if (each.operation.graphql === undefined) continue;
    yield* checkMethod(each, prepared);
    yield* checkPartial(each, prepared);
    yield* checkDocument(each, prepared);
  }
}

/** What only a document gives a meaning to. */
function* checkMisplaced(
  { operation, at, parameters }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  if (operation.graphql !== undefined) return;
  for (const key of ["partial", "variables"] as const) {
    if (operation[key] === undefined) continue;
    yield diagnostic("graphql-missing", source.keyAt([...at, key]), { what: `\`${key}\`` });
  }
  for (const placed of parameters) {
    const { to = "" } = placed.parameter;
    if (!to.startsWith("variables.")) continue;
    yield diagnostic("graphql-missing", memberRange(source, placed, "to"), { what: `\`${to}\`` });
  }
}

/** A document travels in a body. */
function* checkMethod({ at, method }: PreparedOperation, { source }: PreparedManifest): Findings {
  if (method === "POST") return;
  yield diagnostic("graphql-method", source.valueAt([...at, "request"]), { method });
}

/** A job is started, or it is not. */
function* checkPartial(
  { id, operation, at }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  if (!operation.partial) return;
  const job = Object.entries(manifest.jobs ?? {}).find(([, { start }]) => start.includes(id));
  if (job === undefined) return;
  yield diagnostic("partial-job", source.keyAt([...at, "partial"]), { job: job[0] });
}

function* checkDocument(prepared: PreparedOperation, manifest: PreparedManifest): Findings {
  const { operation, at } = prepared;
  const { source, hooks } = manifest;
  const range = source.valueAt([...at, "graphql"]);
  const reference = graphqlReference(operation.graphql ?? "");
  const place = documentRange(prepared, manifest);
  let document: GraphqlDocument | undefined;
  try {
    document = graphqlOf(operation, hooks);
  } catch (error) {
    if (!(error instanceof GraphqlProblem)) throw error;
    const { message, start, end } = error;
    const found = start === null || end === null ? range : place(start, end);
    yield diagnostic("graphql-malformed", found, { problem: message });
    return;
  }
  const file = reference?.file ?? "";
  if (/^(?:dist|src)\//i.test(file)) yield diagnostic("graphql-file-reserved", range, { file });
  if (document === undefined) {
    yield diagnostic("graphql-file-missing", range, { file, hint: didYouMean(file, hooks.keys()) });
    return;
  }
  if (operation.effect === "read" && document.kind === "mutation") {
    yield diagnostic("graphql-effect", source.valueAt([...at, "effect"]), {});
  }
  yield* checkVariables(prepared, document, place, manifest);
}
