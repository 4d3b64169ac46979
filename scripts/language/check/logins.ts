import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { exchanged } from "../lower/logins.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestCredential, ManifestLogin } from "../manifest/types.ts";
import { leadsOnTo, ownCalls } from "./call-circles.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { checkDuration } from "./timers.ts";
import { takes } from "./taken-credentials.ts";

/** Credentials that are exchanged before calls. */
export function* checkLogins(prepared: PreparedManifest): Findings {
  const { manifest, source } = prepared;
  for (const [index, { param, login, required }] of manifest.auth.entries()) {
    if (login === undefined) continue;
    const at = ["auth", index, "login"];
    if (required === false)
      yield diagnostic("login-optional", source.keyAt(at), { credential: param });
    if (login.keep === undefined)
      yield diagnostic("login-unkept", source.keyAt(at), { credential: param });
    yield* checkDuration(login.keep, [...at, "keep"], source);
    yield* checkGives(param, login, at, prepared);
    yield* checkOperation(param, login, at, prepared);
  }
}

/** What it gives has names of its own, and is sent somewhere. */
function* checkGives(
  param: ManifestCredential["param"],
  { gives }: ManifestLogin,
  at: ManifestPath,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  for (const name of Object.keys(gives)) {
    const range = source.keyAt([...at, "gives", name]);
    const isCredential = manifest.auth.some((each) => each.param === name);
    const isParameter = operations.some(({ all }) => Object.hasOwn(all, name));
    if (!isCredential && !isParameter) continue;
    const what = isCredential ? "credential" : "parameter";
    yield diagnostic("before-name-clash", range, { name, what });
  }
  const isUsed = operations.some(({ id, operation }) =>
    exchanged(id, operation, manifest).some((each) => each.param === param),
  );
  if (!isUsed) yield diagnostic("login-unused", source.keyAt([...at, "gives"]), {});
}

/** The login takes the credential and nothing else that a caller would have to give. */
function* checkOperation(
  param: string,
  { operation: id, gives }: ManifestLogin,
  at: ManifestPath,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  const range = source.valueAt([...at, "operation"]);
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) {
    const ids = operations.map((operation) => operation.id);
    yield diagnostic("login-operation-unknown", range, {
      operation: id,
      hint: didYouMean(id, ids),
    });
    return;
  }
  if (!takes(found.operation, param))
    yield diagnostic("login-not-taken", range, { operation: id, credential: param });
  const all = (of: PreparedOperation) => [
    ...exchanged(of.id, of.operation, manifest).map(({ login }) => login.operation),
    ...ownCalls(of),
  ];
  if (leadsOnTo(id, found, operations, all))
    yield diagnostic("login-circle", range, { operation: id });
  const missing = found.parameters.filter(({ parameter, shared }) => parameter.required && !shared);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => `"${name}"`).join(" and ");
    yield diagnostic("login-needs-inputs", range, { operation: id, names });
  }
  for (const [name, reference] of Object.entries(gives)) {
    const output = reference.replace(/^output\./, "").split(".")[0] ?? "";
    const names = Object.keys(found.operation.output);
    if (names.includes(output) || names.includes(reference.replace(/^output\./, ""))) continue;
    const values = { name: output, operation: id, hint: didYouMean(output, names) };
    yield diagnostic("job-output-unknown", source.valueAt([...at, "gives", name]), values);
  }
  const examples = Object.values(found.operation.examples ?? {});
  if (examples.every(({ output }) => output === undefined))
    yield diagnostic("login-without-example", range, { operation: id });
}
