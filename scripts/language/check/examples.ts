import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { signingOf } from "../lower/hooks.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestExample } from "../manifest/types.ts";
import type { Findings, PreparedOperation, PreparedManifest } from "./prepared.ts";

/** What every example needs before it can be executed. */
export function* checkExamplePresence(prepared: PreparedManifest): Findings {
  for (const operation of prepared.operations) {
    const examples = Object.entries(operation.operation.examples ?? {});
    if (examples.length === 0) {
      const range = prepared.source.keyAt(operation.at);
      yield diagnostic("examples-missing", range, { operation: operation.id });
    }
    const statuses = statusesOf(operation, prepared);
    for (const [name, example] of examples) {
      const at = [...operation.at, "examples", name];
      yield* checkParameters(example, at, operation, prepared);
      yield* checkCredentials(example, at, operation, prepared);
      yield* checkResult(example, at, prepared.source);
      yield* checkStatus(example, at, statuses, prepared.source);
    }
  }
}

function* checkParameters(
  { params }: ManifestExample,
  at: ManifestPath,
  { inputs }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const credentials = manifest.auth.map(({ name }) => name);
  for (const name of Object.keys(params)) {
    if (Object.hasOwn(inputs, name)) continue;
    const range = source.keyAt([...at, "params", name]);
    if (credentials.includes(name)) yield diagnostic("example-credential", range, { name });
    else {
      const hint = didYouMean(name, Object.keys(inputs));
      yield diagnostic("example-parameter-unknown", range, { name, hint });
    }
  }
}

/** Only what a hook signs has test vectors, whose keys the provider has published. */
function* checkCredentials(
  { credentials = {} }: ManifestExample,
  at: ManifestPath,
  { operation }: PreparedOperation,
  { manifest, source }: PreparedManifest,
): Findings {
  const known = manifest.auth.map(({ name }) => name);
  const isSigned = signingOf(operation.hooks, manifest).sign !== undefined;
  for (const name of Object.keys(credentials)) {
    const range = source.keyAt([...at, "credentials", name]);
    if (!isSigned) yield diagnostic("example-credential", range, { name });
    else if (!known.includes(name)) {
      const hint = didYouMean(name, known);
      yield diagnostic("example-parameter-unknown", range, { name, hint });
    }
  }
}

function* checkResult(
  { output, error }: ManifestExample,
  at: ManifestPath,
  source: PreparedManifest["source"],
): Findings {
  if ((output === undefined) !== (error === undefined)) return;
  const given = output === undefined ? "neither" : "both";
  const range = output === undefined ? source.keyAt(at) : source.keyAt([...at, "error"]);
  yield diagnostic("example-result", range, { given });
}

function* checkStatus(
  { reply }: ManifestExample,
  at: ManifestPath,
  statuses: readonly string[],
  source: PreparedManifest["source"],
): Findings {
  if (statuses.includes(String(reply.status))) return;
  const range = source.valueAt([...at, "reply", "status"]);
  const declared = statuses.join(", ");
  yield diagnostic("example-status-undeclared", range, { status: reply.status, declared });
}

function statusesOf(
  { operation }: PreparedOperation,
  { manifest }: PreparedManifest,
): readonly string[] {
  const declared = [
    operation.reply,
    manifest.errors?.reply,
    operation.errors?.reply,
    manifest.accept,
    operation.accept,
  ];
  return [...new Set(declared.flatMap((replies) => Object.keys(replies ?? {})))];
}
