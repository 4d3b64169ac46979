import { isMade } from "../manifest/output-source.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import type { Schemas } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestJob, ManifestOutput } from "../manifest/types.ts";
import { checkOutput, outputIn } from "./call-takes.ts";
import { membersOf, type ReadPath, readPath } from "./paths.ts";
import { found } from "./reply-paths.ts";
import { memberNames, typesOf, unionOf } from "../ir/schema-types.ts";
import type { Findings, PreparedOperation, PreparedManifest } from "./prepared.ts";

/** What the value at a path of `error` must be. */
const EXPECTED = { message: ["string"], code: ["integer", "number"] } as const;

/** Where the polling operation says why the work failed. */
export function* checkJobError(
  { error = {} }: ManifestJob,
  at: ManifestPath,
  poll: PreparedOperation,
  prepared: PreparedManifest,
): Findings {
  for (const key of ["message", "code"] as const) {
    const path = error[key];
    if (path === undefined) continue;
    const range = prepared.source.valueAt([...at, "error", key]);
    const read = yield* readPath(path, range, ["output"]);
    if (read) yield* checkPath({ key, path, range, read, poll, prepared });
  }
}

interface ErrorPath {
  readonly key: keyof typeof EXPECTED;
  readonly path: string;
  readonly range: SourceRange;
  readonly read: ReadPath;
  readonly poll: PreparedOperation;
  readonly prepared: PreparedManifest;
}

function* checkPath({ key, path, range, read, poll, prepared }: ErrorPath): Findings {
  const { members } = read;
  const name = outputIn(members, poll);
  const output = name === undefined ? undefined : poll.operation.output[name];
  if (name === undefined || output === undefined) {
    yield* checkOutput(path, range, poll);
    return;
  }
  let values = schemasOf(output, poll, prepared);
  for (const member of members.slice(name.split(".").length)) {
    const next = found(values, [member], prepared.schemas);
    if (next.length === 0) {
      const names = values.map((value) => knownMembers(value, prepared.schemas));
      // A path of the output that is wrong is reported there, and leaves nothing to look into.
      if (names.length === 0 || !names.every((known) => known !== undefined)) return;
      const why = didYouMean(String(member), names.flat());
      yield diagnostic("call-take-unknown", range, { operation: poll.id, path, why });
      return;
    }
    values = next;
  }
  const types = unionOf(values.map((value) => typesOf(value, prepared.schemas)));
  const expected = EXPECTED[key];
  if (values.length === 0 || types === undefined || expected.some((type) => types.has(type)))
    return;
  yield diagnostic("job-error-type", range, {
    path,
    expected: expected.join(" or "),
    found: [...types].join(" or ") || "null",
  });
}

/** Names of the members that a value can have; undefined when its schema leaves them open. */
function knownMembers(schema: JsonSchema, schemas: Schemas): readonly string[] | undefined {
  const types = typesOf(schema, schemas);
  const isScalar = types !== undefined && !types.has("object") && !types.has("array");
  return isScalar ? [] : memberNames(schema, schemas);
}

/** What is known of an output's value; an open schema where it is shaped or made of something else. */
function schemasOf(
  output: ManifestOutput,
  { operation, bodies }: PreparedOperation,
  { schemas }: PreparedManifest,
): readonly JsonSchema[] {
  const { from = [], convert = [], type = "json" } = output;
  if (type !== "json") return [{ type }];
  if (convert.length > 0 || isMade(output) || operation.hooks?.reply) return [{}];
  const body = from.filter((path) => /^body(?=[.[]|$)/.test(path));
  if (body.length < from.length || from.length === 0) return [{}];
  return body.flatMap((path) => found(bodies.success, membersOf(path)?.slice(1) ?? [], schemas));
}
