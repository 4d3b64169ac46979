import { diagnostic } from "../diagnostics/diagnostic.ts";
import { exchanged } from "../lower/logins.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestCredential, ManifestLogin } from "../manifest/types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkDuration } from "./timers.ts";
import { takes } from "./taken-credentials.ts";

/** Credentials that are exchanged before calls. */
export function* checkLogins(prepared: PreparedManifest): Findings {
  const { manifest, operations, source } = prepared;
  for (const [index, { param, login, required }] of manifest.auth.entries()) {
    if (login === undefined) continue;
    const at = ["auth", index, "login"];
    if (required === false)
      yield diagnostic("login-optional", source.keyAt(at), { credential: param });
    if (login.keep === undefined)
      yield diagnostic("login-unkept", source.keyAt(at), { credential: param });
    yield* checkDuration(login.keep, [...at, "keep"], source);
    yield* checkNames(param, login, at, prepared);
    const called = operations.find(({ id }) => id === login.call);
    if (!called || takes(called.operation, param)) continue;
    const range = source.valueAt([...at, "call"]);
    yield diagnostic("login-not-taken", range, { operation: login.call, credential: param });
  }
}

/** What it gives has names of its own, and is sent somewhere. */
function* checkNames(
  param: ManifestCredential["param"],
  { take }: ManifestLogin,
  at: ManifestPath,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  for (const name of Object.keys(take)) {
    const range = source.keyAt([...at, "take", name]);
    const isCredential = manifest.auth.some((each) => each.param === name);
    const isParameter = operations.some(({ all }) => Object.hasOwn(all, name));
    if (!isCredential && !isParameter) continue;
    const what = isCredential ? "credential" : "parameter";
    yield diagnostic("before-name-clash", range, { name, what });
  }
  const isUsed = operations.some(({ id, operation }) =>
    exchanged(id, operation, manifest).some((each) => each.param === param),
  );
  if (!isUsed) yield diagnostic("login-unused", source.keyAt([...at, "take"]), {});
}
