import type { Finding } from "../finding.ts";
import type { VendorScheme } from "../model.ts";
import { isMet } from "../sends.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either } from "./list-text.ts";

/** Who may call an operation, as both sides say. A document may say nothing of it. */
export function* compareSecurity({
  provider,
  ours,
  theirs,
  report,
}: OperationComparison): Generator<Finding> {
  const { security } = theirs;
  if (security === null || security.length === 0) return;
  const sends = provider.auth.map(({ send }) => send);
  const met = security.filter((schemes) => schemes.every((scheme) => isMet(scheme, sends)));
  if (met.length === 0) {
    const asked = either(security.map((schemes) => schemes.map(schemeText).join(" with ")));
    yield report("auth-other", positionOf(theirs, ["auth"]), { asked });
    return;
  }
  const scopes = met.map((schemes) => schemes.flatMap((scheme) => scheme.scopes));
  const isNamed = (list: readonly string[]) =>
    list.length === 0 || list.some((scope) => ours.scopes.includes(scope));
  if (ours.scopes.length === 0 || scopes.some(isNamed)) return;
  const path = ["operations", ours.id, "scopes"];
  yield report("scope-other", positionOf(theirs, path), { scopes: either(scopes.flat()) });
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
