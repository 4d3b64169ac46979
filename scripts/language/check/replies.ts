import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { JsonSchema } from "../ir/types.ts";
import { isFile, isPlainText, listingOf, plainReplies } from "../ir/plain-replies.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { typesOf } from "../ir/schema-types.ts";
import { pathsOf } from "../manifest/output-source.ts";
import type { ManifestOperation } from "../manifest/types.ts";
import { type Findings, member, type PreparedManifest } from "./prepared.ts";

/** Statuses whose replies never have a body. */
const BODILESS: ReadonlySet<string> = new Set(["204", "205", "304"]);

/** The schemas that replies name. */
export function* checkReplies(prepared: PreparedManifest): Findings {
  const { manifest, operations } = prepared;
  yield* checkNames(manifest.errors?.reply, ["errors", "reply"], prepared);
  for (const { at, operation, method } of operations) {
    yield* checkNames(operation.reply, [...at, "reply"], prepared, method === "HEAD");
    yield* checkNames(operation.errors?.reply, [...at, "errors", "reply"], prepared);
    yield* checkFileOutputs(operation, [...at, "output"], prepared);
    for (const [status, name] of Object.entries(operation.reply)) {
      const schema = member(prepared.schemas, name);
      if (!schema || isPlainText(name, prepared.schemas)) continue;
      if (!isText(schema, prepared)) continue;
      yield diagnostic("reply-not-json", prepared.source.valueAt([...at, "reply", status]), {
        name,
      });
    }
  }
}

/** Texts of errors are read as they come; a success with a schema is JSON. */
function isText(schema: JsonSchema, { schemas }: PreparedManifest): boolean {
  const types = typesOf(schema, schemas);
  return types?.size === 1 && types.has("string");
}

function* checkNames(
  replies: Readonly<Record<string, string>> = {},
  at: ManifestPath,
  { schemas, source }: PreparedManifest,
  isHead = false,
): Findings {
  for (const [status, name] of Object.entries(replies)) {
    if (name === "empty") continue;
    const range = source.valueAt([...at, status]);
    const isList = listingOf(name, schemas) !== undefined;
    if (!status.startsWith("2") && (isList || isFile(name, schemas))) {
      yield diagnostic("reply-list-of-error", range, { status, name });
    }
    if (isHead || BODILESS.has(status)) {
      const what = isHead ? "the reply to HEAD" : `status ${status}`;
      yield diagnostic("reply-body-impossible", range, { what, name });
    }
    if (Object.hasOwn(schemas, name)) continue;
    const hint = didYouMean(name, [...Object.keys(schemas), "empty", ...plainReplies]);
    yield diagnostic("reply-schema-unknown", range, { name, hint });
  }
}

/** Outputs of files: what a file becomes is decided by the host, so nothing is known of it. */
function* checkFileOutputs(
  { reply, output, hooks }: ManifestOperation,
  at: ManifestPath,
  { schemas, source }: PreparedManifest,
): Findings {
  const names = Object.values(reply).filter((name) => name !== "empty");
  if (hooks?.reply !== undefined || names.length === 0) return;
  if (!names.every((name) => isFile(name, schemas))) return;
  for (const [name, { from = [], type }] of Object.entries(output)) {
    const isRead = from.flatMap(pathsOf).some((path) => /^body\b/.test(path));
    const isWhole = from.every((path) => !/^body[^]/.test(path)) && type === "json";
    if (isRead && !isWhole) {
      yield diagnostic("file-output", source.keyAt([...at, name]), { name });
    }
  }
}
