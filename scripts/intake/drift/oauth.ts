import type { Credential } from "../../language/ir/types.ts";
import { addressOf } from "../address.ts";
import { oauthOf } from "../draft/credential.ts";
import { GRANTS } from "../draft/ways.ts";
import type { Finding } from "../finding.ts";
import type { VendorScheme } from "../model.ts";
import { isMet } from "../sends.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";

/** Where a host obtains tokens, as far as both sides say it. */
export function* compareOauth(
  auth: readonly Credential[],
  met: readonly (readonly VendorScheme[])[],
  { provider, theirs, report }: OperationComparison,
): Generator<Finding> {
  const base = theirs.servers.map(addressOf).find((each) => each !== null) ?? null;
  for (const { name, send, oauth } of auth) {
    if (oauth === undefined) continue;
    const index = provider.auth.findIndex((each) => each.name === name);
    for (const scheme of met.flat().filter((each) => isMet(each, [send]))) {
      const said = scheme.oauth && oauthOf(scheme.oauth, base);
      const isOther = scheme.oauth?.grant !== oauth.grant;
      // A document may have both grants, and a manifest has one.
      if (!said || (isOther && scheme.otherGrants.includes(GRANTS[oauth.grant]))) continue;
      const own = { grant: oauth.grant, authorize: oauth.authorize, token: oauth.token };
      const other = { grant: scheme.oauth?.grant, authorize: said.authorize, token: said.token };
      for (const member of ["grant", "authorize", "token"] as const) {
        const [here, there] = [own[member], other[member]];
        if (!here || !there || here.includes("{") || here === there) continue;
        const path = ["auth", index, "oauth", member];
        yield report("oauth-other", positionOf(theirs, path), { member, here, there });
      }
    }
  }
}
