import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { givenIn, testsIn } from "../ir/rules.ts";
import { parameterNames } from "../ir/sources.ts";
import { isOfPath, lowerSent, writtenAddresses } from "../lower/credential.ts";
import { lowerRule } from "../lower/rule.ts";
import { ownServer } from "../lower/server.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { ManifestCredential, ManifestRule } from "../manifest/types.ts";
import { type Findings, member, memberRange, type PreparedManifest } from "./prepared.ts";
import { takes } from "./taken-credentials.ts";

/** Where a manifest says how a credential travels; its name, where only a path can say it. */
export function placedAt(
  { name, to, headers = {} }: ManifestCredential,
  source: ManifestSource,
): SourceRange {
  if (to !== undefined) return source.valueAt(["auth", name, "to"]);
  const [header] = Object.keys(headers);
  const place = ["auth", name, "headers", header ?? ""];
  return header === undefined ? source.keyAt(["auth", name]) : source.valueAt(place);
}

/** Whether each credential travels, at one place, and whole. */
export function* checkCredentialPlace(
  credential: ManifestCredential,
  prepared: PreparedManifest,
): Findings {
  const { name, to, headers } = credential;
  const { source } = prepared;
  if (to !== undefined && headers !== undefined)
    yield diagnostic("credential-places", source.keyAt(["auth", name, "to"]), { credential: name });
  yield* checkParts(credential, prepared);
  if (isOfPath(credential)) yield* checkPath(credential, prepared);
  else if (!isSent(credential, prepared)) yield unsent(credential, source);
}

function unsent(credential: ManifestCredential, source: ManifestSource) {
  const { name } = credential;
  const values = { credential: name, place: `{${name}}` };
  return diagnostic("credential-unsent", placedAt(credential, source), values);
}

/** Whether a header holds the credential; what is sent nowhere is of use to hooks alone. */
function isSent(credential: ManifestCredential, { manifest, operations }: PreparedManifest) {
  const { name } = credential;
  const [sent] = lowerSent(credential);
  if (sent) return parameterNames(sent.value).includes(name);
  return operations.some(({ operation }) => {
    const { sign, request } = { ...manifest.hooks, ...operation.hooks };
    return takes(operation, name) && (sign ?? request) !== undefined;
  });
}

/** Parameters that a credential is sent with. */
function* checkParts(
  credential: ManifestCredential,
  { manifest, source, declarations }: PreparedManifest,
): Findings {
  const { name: own } = credential;
  const { params: shared = {}, provider, rules = [] } = manifest;
  const [sent] = lowerSent(credential);
  for (const name of sent ? parameterNames(sent.value) : []) {
    if (name === own) continue;
    const parameter = member(shared, name);
    if (parameter === undefined) {
      const hint = didYouMean(name, [own, ...Object.keys(shared)]);
      const values = { hole: `{${name}}`, operation: provider, hint };
      yield diagnostic("hole-unknown", placedAt(credential, source), values);
      continue;
    }
    const declaration = declarations.find(({ at }) => at[0] === "params" && at[1] === name);
    if (declaration === undefined) continue;
    const rule = `rules: [{ when: ${own}, need: ${name} }]`;
    const unfit = (key: "type" | "required", problem: string) => {
      const values = { name, problem, credential: own, rule };
      const range = memberRange(source, declaration, key);
      return diagnostic("credential-parameter-unfit", range, values);
    };
    if (parameter.type !== "string") yield unfit("type", "is not of type string");
    const isAsked = rules.some((each) => asksFor(each, own, name));
    if (!parameter.required && !isAsked) yield unfit("required", "may be absent");
  }
}

/** Whether a rule refuses a credential without a parameter. */
function asksFor(written: ManifestRule, credential: string, name: string): boolean {
  const rule = lowerRule(written);
  if (rule.severity === "warning" || "exactlyOne" in rule || !rule.when) return false;
  return givenIn(rule.when)?.join() === credential && Object.hasOwn(testsIn(rule.need), name);
}

/** The paths that name it. */
function* checkPath(
  credential: ManifestCredential,
  { manifest, operations, source }: PreparedManifest,
): Findings {
  const { name, required } = credential;
  const place = `{${name}}`;
  const range = placedAt(credential, source);
  const paths = operations.flatMap(({ lines }) => lines.map(({ path }) => path));
  const own = operations.flatMap(({ operation }) => ownServer(operation, manifest) ?? []);
  const servers = [manifest.server, ...own].map(({ url }) =>
    writtenAddresses(url).map((each) => each.replace(/^https:\/\//, "")),
  );
  const holds = (url: string) => url.includes(place);
  if (servers.flat().some((url) => holds(url.split("/")[0] ?? ""))) {
    yield diagnostic("credential-in-host", range, { credential: name });
  } else if (servers.some((urls) => urls.length > 1 && urls.some(holds))) {
    yield diagnostic("credential-in-addresses", range, { credential: name, place });
  } else if (![...servers.flat(), ...paths].some(holds)) {
    yield unsent(credential, source);
    return;
  }
  if (required === false) {
    const at = source.valueAt(["auth", name, "required"]);
    yield diagnostic("path-parameter-optional", at, { name, problem: "is not required" });
  }
}
