import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { writtenAddresses } from "../lower/credential.ts";
import { exchanged } from "../lower/logins.ts";
import type { ManifestCredential } from "../manifest/types.ts";
import { checkCredentialPlace } from "./credential-place.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { takes } from "./taken-credentials.ts";

/** An operation on a server of another site says which credentials go there. */
export function* checkElsewhere({ manifest, operations, source }: PreparedManifest): Findings {
  if (manifest.auth.length === 0) return;
  const homes = writtenAddresses(manifest.server.url).map(siteOf);
  for (const { id, at, operation } of operations) {
    const { server, auth } = operation;
    if (server?.url === undefined || auth !== undefined) continue;
    const sites = writtenAddresses(server.url).map(siteOf);
    const site = sites.find((each) => !homes.includes(each));
    if (site === undefined) continue;
    const values = { operation: id, site, home: [...new Set(homes)].join(" and ") };
    yield diagnostic("credential-elsewhere", source.valueAt([...at, "server"]), values);
  }
}

/** The last two labels of the host, or the parameter that it comes from. */
function siteOf(url: string): string {
  const [host = ""] = url.replace(/^https:\/\//, "").split(/[/:]/);
  return host.split(".").slice(-2).join(".").toLowerCase();
}

/** What credentials are sent with, where, and which operations take them. */
export function* checkCredentialUse(prepared: PreparedManifest): Findings {
  const { manifest, operations, source } = prepared;
  for (const credential of manifest.auth) {
    yield* checkCredentialPlace(credential, prepared);
    yield* checkOauth(credential, prepared);
  }
  const known = manifest.auth.map(({ name }) => name);
  for (const { id, at, operation, method } of operations) {
    for (const [index, name] of (operation.auth ?? []).entries()) {
      if (known.includes(name)) continue;
      const hint = didYouMean(name, known);
      const range = source.valueAt([...at, "auth", index]);
      yield diagnostic("operation-credential-unknown", range, { name, hint });
    }
    if (method !== "GET" && method !== "HEAD") continue;
    // In place of what a login exchanges, something else is sent.
    const others = exchanged(id, operation, manifest).map(({ name }) => name);
    for (const { name, to = "" } of manifest.auth) {
      const isTaken = takes(operation, name) && !others.includes(name);
      if (!to.startsWith("body.") || !isTaken) continue;
      const range = source.valueAt([...at, "request"]);
      yield diagnostic("credential-bodyless", range, { method, credential: name });
    }
  }
}

function* checkOauth(
  { name: own, kind, oauth }: ManifestCredential,
  { manifest, source }: PreparedManifest,
): Findings {
  if (oauth === undefined) return;
  const range = source.keyAt(["auth", own, "oauth"]);
  if (kind !== "access-token") yield diagnostic("oauth-on-api-key", range, {});
  const { authorize, token, grant = "authorization_code", gives = {} } = oauth;
  if (authorize === undefined && grant === "authorization_code")
    yield diagnostic("oauth-authorize-missing", range, {});
  const params = manifest.params ?? {};
  const names = Object.keys(params);
  for (const [word, address = ""] of Object.entries({ authorize, token })) {
    const at = source.valueAt(["auth", own, "oauth", word]);
    for (const [hole, name = ""] of address.matchAll(/\{(\w*)\}?/g)) {
      if (names.includes(name)) continue;
      yield diagnostic("oauth-parameter-unknown", at, {
        name: hole,
        hint: didYouMean(name, names),
      });
    }
  }
  for (const name of Object.keys(gives)) {
    const at = source.keyAt(["auth", own, "oauth", "gives", name]);
    if (!Object.hasOwn(params, name))
      yield diagnostic("oauth-parameter-unknown", at, { name, hint: didYouMean(name, names) });
    else if (["user-or-llm", undefined].includes(params[name]?.visibility))
      yield diagnostic("oauth-gives-shown", at, { name });
  }
}
