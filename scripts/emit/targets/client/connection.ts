import { isCarried } from "../../../language/ir/credentials.ts";
import type { Credential, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { addressExpression } from "./address.ts";
import { calledNames } from "./called.ts";
import { credentialPlaces } from "./credential.ts";
import { call, given, name, text } from "./expression.ts";

/** The connection to the provider's address, with the credentials that requests carry. */
export function connectionExpression(
  provider: Provider,
  auth: readonly Credential[],
): ExpressionView {
  const home: EntryView = { name: "home", value: addressExpression(provider.server, provider) };
  const entries = [home, ...credentialPlaces(auth)];
  return call("connect", optionsExpression(auth), { kind: "object", entries });
}

/** Names of the runtime that a connection uses. */
export function connectionNames(
  provider: Provider,
  auth: readonly Credential[],
): readonly string[] {
  return calledNames(connectionExpression(provider, auth));
}

/** The options of the call; credentials in its path or body are checked with them. */
function optionsExpression(auth: readonly Credential[]): ExpressionView {
  const carried = auth.filter(({ sent }) => sent.some(isCarried));
  if (carried.length === 0) return name("options");
  const entries = carried.map((each) => ({ name: each.name, value: given(each.name) }));
  const left = carried.filter(({ optional }) => optional).map((each) => each.name);
  return call(
    "carrying",
    name("options"),
    { kind: "object", entries },
    ...(left.length > 0 ? [{ kind: "list", of: left.map(text) } as const] : []),
  );
}
