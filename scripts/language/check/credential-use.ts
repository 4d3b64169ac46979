import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { sendParameters } from "../ir/credentials.ts";
import { lowerSend, writtenAddresses } from "../lower/credential.ts";
import { givenIn, testsIn } from "../ir/rules.ts";
import { lowerRule } from "../lower/rule.ts";
import { exchanged } from "../lower/logins.ts";
import type { ManifestCredential, ManifestRule } from "../manifest/types.ts";
import { type Findings, member, memberRange, type PreparedManifest } from "./prepared.ts";
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
  for (const [index, credential] of manifest.auth.entries()) {
    yield* checkParts(credential, index, prepared);
    yield* checkPath(credential, index, prepared);
    yield* checkOauth(credential, index, prepared);
    yield* checkHooked(credential, index, prepared);
  }
  const known = manifest.auth.map(({ param }) => param);
  for (const { id, at, operation, method } of operations) {
    for (const [index, name] of (operation.auth ?? []).entries()) {
      if (known.includes(name)) continue;
      const hint = didYouMean(name, known);
      const range = source.valueAt([...at, "auth", index]);
      yield diagnostic("operation-credential-unknown", range, { name, hint });
    }
    if (method !== "GET" && method !== "HEAD") continue;
    // In place of what a login exchanges, something else is sent.
    const others = exchanged(id, operation, manifest).map(({ param }) => param);
    for (const { param, send } of manifest.auth) {
      const isTaken = takes(operation, param) && !others.includes(param);
      if (!send.startsWith("body:") || !isTaken) continue;
      const range = source.valueAt([...at, "request"]);
      yield diagnostic("credential-bodyless", range, { method, credential: param });
    }
  }
}

/** What is sent nowhere is of use to hooks alone. */
function* checkHooked(
  { param, send }: ManifestCredential,
  index: number,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  if (send !== "none") return;
  const isUsed = operations.some(({ operation }) => {
    const { sign, request } = { ...manifest.hooks, ...operation.hooks };
    return takes(operation, param) && (sign ?? request) !== undefined;
  });
  if (isUsed) return;
  const range = source.valueAt(["auth", index, "send"]);
  yield diagnostic("send-none-unsigned", range, { credential: param });
}

/** Parameters that a credential is sent with. */
function* checkParts(
  credential: ManifestCredential,
  index: number,
  { manifest, source, declarations }: PreparedManifest,
): Findings {
  const { param } = credential;
  const shared = manifest.params ?? {};
  for (const name of sendParameters([{ name: param, sent: lowerSend(credential) }])) {
    const parameter = member(shared, name);
    if (parameter === undefined) {
      const hint = didYouMean(name, Object.keys(shared));
      const values = { credential: param, name, hint };
      yield diagnostic(
        "send-parameter-undeclared",
        source.valueAt(["auth", index, "send"]),
        values,
      );
      continue;
    }
    const declaration = declarations.find(({ at }) => at[0] === "params" && at[1] === name);
    if (declaration === undefined) continue;
    const rule = `rules: [{ when: ${param}, need: ${name} }]`;
    const unfit = (key: "type" | "required", problem: string) => {
      const range = memberRange(source, declaration, key);
      return diagnostic("send-parameter-unfit", range, { name, problem, credential: param, rule });
    };
    if (parameter.type !== "string") yield unfit("type", "is not of type string");
    const isAsked = (manifest.rules ?? []).some((each) => asksFor(each, param, name));
    if (!parameter.required && !isAsked) yield unfit("required", "may be absent");
  }
}

/** Whether a rule refuses a credential without a parameter. */
function asksFor(written: ManifestRule, credential: string, name: string): boolean {
  const rule = lowerRule(written);
  if (rule.severity === "warning" || "exactlyOne" in rule || !rule.when) return false;
  return givenIn(rule.when)?.join() === credential && Object.hasOwn(testsIn(rule.need), name);
}

/** `path:name`: the place it fills. */
function* checkPath(
  { param, send, required }: ManifestCredential,
  index: number,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  if (!send.startsWith("path:")) return;
  const name = send.slice("path:".length);
  const place = `{${name}}`;
  const range = source.valueAt(["auth", index, "send"]);
  const paths = operations.flatMap(({ lines }) => lines.map(({ path }) => path));
  const own = operations.flatMap(({ operation }) => operation.server ?? []);
  const servers = [manifest.server, ...own].map(({ url }) =>
    writtenAddresses(url).map((each) => each.replace(/^https:\/\//, "")),
  );
  const holds = (url: string) => url.includes(place);
  if (servers.flat().some((url) => holds(url.split("/")[0] ?? ""))) {
    yield diagnostic("credential-in-host", range, { credential: param });
  } else if (servers.some((urls) => urls.length > 1 && urls.some(holds))) {
    yield diagnostic("credential-in-addresses", range, { credential: param, place });
  } else if (![...servers.flat(), ...paths].some(holds)) {
    yield diagnostic("credential-place-unknown", range, { name, place, credential: param });
  }
  if (required === false) {
    const at = source.valueAt(["auth", index, "required"]);
    yield diagnostic("path-parameter-optional", at, { name, problem: "is not required" });
  }
}

function* checkOauth(
  { kind, oauth }: ManifestCredential,
  index: number,
  { manifest, source }: PreparedManifest,
): Findings {
  if (oauth === undefined) return;
  const range = source.keyAt(["auth", index, "oauth"]);
  if (kind !== "access-token") yield diagnostic("oauth-on-api-key", range, {});
  const { authorize, token, grant = "authorization_code", gives = {} } = oauth;
  if (authorize === undefined && grant === "authorization_code")
    yield diagnostic("oauth-authorize-missing", range, {});
  const params = manifest.params ?? {};
  const names = Object.keys(params);
  for (const [word, address = ""] of Object.entries({ authorize, token })) {
    const at = source.valueAt(["auth", index, "oauth", word]);
    for (const [hole, name = ""] of address.matchAll(/\{(\w*)\}?/g)) {
      if (names.includes(name)) continue;
      yield diagnostic("oauth-parameter-unknown", at, {
        name: hole,
        hint: didYouMean(name, names),
      });
    }
  }
  for (const name of Object.keys(gives)) {
    const at = source.keyAt(["auth", index, "oauth", "gives", name]);
    if (!Object.hasOwn(params, name))
      yield diagnostic("oauth-parameter-unknown", at, { name, hint: didYouMean(name, names) });
    else if (["user-or-llm", undefined].includes(params[name]?.visibility))
      yield diagnostic("oauth-gives-shown", at, { name });
  }
}
