import { diagnostic } from "../diagnostics/diagnostic.ts";
import { exchanged } from "../lower/logins.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestLogin } from "../manifest/types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkDuration } from "./timers.ts";
import { takes } from "./taken-credentials.ts";

/** Credentials that are exchanged before calls. */
export function* checkLogins(prepared: PreparedManifest): Findings {
  const { manifest, operations, source } = prepared;
  for (const { name, login, required } of manifest.auth) {
    if (login === undefined) continue;
    const at = ["auth", name, "login"];
    const values = { credential: name };
    if (required === false) yield diagnostic("login-optional", source.keyAt(at), values);
    if (login.keep === undefined) yield diagnostic("login-unkept", source.keyAt(at), values);
    yield* checkDuration(login.keep, [...at, "keep"], source);
    yield* checkNames(name, login, at, prepared);
    const called = operations.find(({ id }) => id === login.call);
    if (!called || takes(called.operation, name)) continue;
    const range = source.valueAt([...at, "call"]);
    yield diagnostic("login-not-taken", range, { operation: login.call, ...values });
  }
}

/** What it gives has names of its own, and is sent somewhere. */
function* checkNames(
  credential: string,
  { take }: ManifestLogin,
  at: ManifestPath,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  for (const name of Object.keys(take)) {
    const range = source.keyAt([...at, "take", name]);
    const isCredential = manifest.auth.some((each) => each.name === name);
    const isParameter = operations.some(({ all }) => Object.hasOwn(all, name));
    if (!isCredential && !isParameter) continue;
    const what = isCredential ? "credential" : "parameter";
    yield diagnostic("before-name-clash", range, { name, what });
  }
  const isUsed = operations.some(({ id, operation }) =>
    exchanged(id, operation, manifest).some((each) => each.name === credential),
  );
  if (!isUsed) yield diagnostic("login-unused", source.keyAt([...at, "take"]), {});
}
