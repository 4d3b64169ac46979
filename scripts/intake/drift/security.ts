import { credentialWays } from "../../language/ir/credential-ways.ts";
import { credentialsOf } from "../../language/ir/credentials.ts";
import type { Credential } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { isUsable } from "../draft/ways.ts";
import type { Finding } from "../finding.ts";
import type { VendorScheme } from "../model.ts";
import { isMet } from "../sends.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either, names } from "./list-text.ts";
import { compareOauth } from "./oauth.ts";

type VendorWay = readonly VendorScheme[];
type OwnWay = readonly Credential[];

/** Who may call an operation, as both sides say. A document may say nothing of it. */
export function* compareSecurity(comparison: OperationComparison): Generator<Finding> {
  const { provider, ours, theirs, report } = comparison;
  const { security } = theirs;
  if (security === null) return;
  const auth = credentialsOf(provider, ours);
  // No document describes what travels in a path, in a body or through a hook.
  const told = auth.filter(({ send }) => !["path", "body", "none"].includes(send.kind));
  const position = positionOf(theirs, placeOf(comparison));
  // A list without requirements says that none is needed.
  const asked: readonly VendorWay[] = security.length > 0 ? security : [[]];
  const ways = credentialWays(told, ours.rules);
  const met = asked.filter((theirWay) => ways.some((own) => isEnough(own, theirWay)));
  if (met.length === 0 && told.length === auth.length) {
    yield report("auth-other", position, { asked: waysText(asked) });
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
  return theirWay.every((scheme) =>
    isMet(
      scheme,
      own.map(({ send }) => send),
    ),
  );
}

/** What only one of the sides takes. */
function* compareWays(
  ways: readonly OwnWay[],
  asked: readonly VendorWay[],
  comparison: OperationComparison,
): Generator<Finding> {
  const { theirs, report } = comparison;
  const position = positionOf(theirs, placeOf(comparison));
  const isTaken = (own: OwnWay) => asked.some((theirWay) => isEnough(own, theirWay));
  const refused = ways.filter((own) => !isTaken(own));
  const known = new Set(ways.filter(isTaken).flat());
  const isKnown = (each: Credential) =>
    known.has(each) || asked.flat().some((scheme) => isMet(scheme, [each.send]));
  const unknown = refused.flat().filter((each) => !isKnown(each));
  if (unknown.length > 0) {
    const credentials = names([...new Set(unknown.map(({ name }) => name))]);
    yield report("auth-gone", position, { credentials });
  }
  // What it takes, and not without the rest.
  if (ways.length > 1 && refused.some((own) => own.every(isKnown)))
    yield report("auth-required", position, { asked: waysText(asked) });
  const needless = asked.some(({ length }) => length === 0);
  if (needless && ways.every(({ length }) => length > 0))
    yield report("auth-needless", position, {});
  const others = asked.filter(
    (theirWay) => theirWay.every(isUsable) && !ways.some((own) => isEnough(own, theirWay)),
  );
  if (others.length > 0) yield report("auth-new", position, { asked: waysText(others) });
}

function* compareScopes(
  met: readonly VendorWay[],
  { ours, theirs, report }: OperationComparison,
): Generator<Finding> {
  const scopes = met.map((schemes) => schemes.flatMap((scheme) => scheme.scopes));
  const isNamed = (list: readonly string[]) =>
    list.length === 0 || list.some((scope) => ours.scopes.includes(scope));
  if (ours.scopes.length === 0 || scopes.some(isNamed)) return;
  const path = ["operations", ours.id, "scopes"];
  yield report("scope-other", positionOf(theirs, path), { scopes: either(scopes.flat()) });
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
