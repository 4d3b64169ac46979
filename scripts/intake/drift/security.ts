import { credentialWays } from "../../language/ir/credential-ways.ts";
import { credentialsOf, isScheme } from "../../language/ir/credentials.ts";
import type { Credential } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { addressOf } from "../address.ts";
import { oauthOf } from "../draft/credential.ts";
import { GRANTS, isUsable } from "../draft/ways.ts";
import type { Finding } from "../finding.ts";
import type { VendorScheme } from "../model.ts";
import { isMet } from "../sends.ts";
import type { OperationComparison } from "./comparison.ts";
import { either, names } from "./list-text.ts";

type VendorWay = readonly VendorScheme[];
type OwnWay = readonly Credential[];

/** Who may call an operation, as both sides say. A document may say nothing of it. */
export function* compareSecurity(comparison: OperationComparison): Generator<Finding> {
  const { provider, ours, theirs, tell } = comparison;
  const { security } = theirs;
  if (security === null) return;
  const auth = credentialsOf(provider, ours);
  // No document describes what travels in a path, in a body or through a hook.
  const told = auth.filter(isScheme);
  const path = placeOf(comparison);
  // A list without requirements says that none is needed.
  const asked: readonly VendorWay[] = security.length > 0 ? security : [[]];
  const ways = credentialWays(told, ours.rules);
  const met = asked.filter((theirWay) => ways.some((own) => isEnough(own, theirWay)));
  if (met.length === 0 && told.length === auth.length) {
    yield tell("sent-other", path, `The vendor asks for ${waysText(asked)}`);
    return;
  }
  yield* compareScopes(met, comparison);
  yield* compareWays(ways, asked, comparison);
  yield* compareOauth(auth, met, comparison);
}

/** Where the manifest says what the operation takes. */
function placeOf({ provider, ours }: OperationComparison): ManifestPath {
  return ours.auth === undefined || provider.auth.length === 0
    ? ["auth"]
    : ["operations", ours.id, "auth"];
}

function isEnough(own: OwnWay, theirWay: VendorWay): boolean {
  const sends = own.flatMap(({ sent }) => sent);
  return theirWay.every((scheme) => isMet(scheme, sends));
}

/** What only one of the sides takes. */
function* compareWays(
  ways: readonly OwnWay[],
  asked: readonly VendorWay[],
  comparison: OperationComparison,
): Generator<Finding> {
  const { tell } = comparison;
  const path = placeOf(comparison);
  const isTaken = (own: OwnWay) => asked.some((theirWay) => isEnough(own, theirWay));
  const refused = ways.filter((own) => !isTaken(own));
  const known = new Set(ways.filter(isTaken).flat());
  const isKnown = (each: Credential) =>
    known.has(each) || asked.flat().some((scheme) => isMet(scheme, each.sent));
  const unknown = refused.flat().filter((each) => !isKnown(each));
  if (unknown.length > 0) {
    const credentials = names([...new Set(unknown.map(({ name }) => name))]);
    yield tell("sent-gone", path, `The vendor does not take ${credentials}`);
  }
  // What it takes, and not without the rest.
  if (ways.length > 1 && refused.some((own) => own.every(isKnown)))
    yield tell("sent-tighter", path, `The vendor requires ${waysText(asked)}`);
  const needless = asked.some(({ length }) => length === 0);
  if (needless && ways.every(({ length }) => length > 0))
    yield tell("sent-looser", path, "The vendor takes this call without a credential");
  const others = asked.filter(
    (theirWay) => theirWay.every(isUsable) && !ways.some((own) => isEnough(own, theirWay)),
  );
  if (others.length > 0) yield tell("sent-new", path, `The vendor also takes ${waysText(others)}`);
}

function* compareScopes(
  met: readonly VendorWay[],
  { ours, tell }: OperationComparison,
): Generator<Finding> {
  const scopes = met.map((schemes) => schemes.flatMap((scheme) => scheme.scopes));
  const isNamed = (list: readonly string[]) =>
    list.length === 0 || list.some((scope) => ours.scopes.includes(scope));
  if (ours.scopes.length === 0 || scopes.some(isNamed)) return;
  const path = ["operations", ours.id, "scopes"];
  yield tell("sent-changed", path, `The vendor asks for the scope ${either(scopes.flat())}`);
}

function waysText(ways: readonly VendorWay[]): string {
  const texts = ways.map((schemes) => schemes.map(schemeText).join(" with "));
  return either(texts.filter(Boolean));
}

function schemeText({ name, send }: VendorScheme): string {
  switch (send.kind) {
    case "header":
      return `\`${send.name}${send.prefix ? `: ${send.prefix}...` : ""}\` in the headers`;
    case "query":
      return `\`${send.name}\` in the query`;
    case "other":
      return name;
  }
}

/** Where a host obtains tokens, as far as both sides say it. */
function* compareOauth(
  auth: readonly Credential[],
  met: readonly VendorWay[],
  { theirs, tell }: OperationComparison,
): Generator<Finding> {
  const base = theirs.servers.map(addressOf).find((each) => each !== null) ?? null;
  for (const { name, sent, oauth } of auth) {
    if (oauth === undefined) continue;
    for (const scheme of met.flat().filter((each) => isMet(each, sent))) {
      const said = scheme.oauth && { ...oauthOf(scheme.oauth, base), grant: scheme.oauth.grant };
      const isOther = said?.grant !== oauth.grant;
      // A document may have both grants, and a manifest has one.
      if (!said || (isOther && scheme.otherGrants.includes(GRANTS[oauth.grant]))) continue;
      for (const member of ["grant", "authorize", "token"] as const) {
        const [here, there] = [oauth[member], said[member]];
        if (!here || !there || here.includes("{") || here === there) continue;
        const text = `The vendor's \`${member}\` is ${there}, not ${here}`;
        yield tell("sent-changed", ["auth", name, "oauth", member], text);
      }
    }
  }
}
