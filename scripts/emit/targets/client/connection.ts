import type { Credential, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { calledNames } from "./called.ts";
import { call, credentialPlaces, given, name } from "./credential.ts";

/** The connection to the provider's address, with the credentials that requests carry. */
export function connectionExpression(
  provider: Provider,
  auth: readonly Credential[],
): ExpressionView {
  const home: EntryView = { name: "home", value: addressExpression(provider) };
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
  const carried = auth.filter(({ send }) => send.kind === "path" || send.kind === "body");
  if (carried.length === 0) return name("options");
  const entries = carried.map((each) => ({ name: each.name, value: given(each.name) }));
  const left = carried.filter(({ optional }) => optional).map((each) => each.name);
  return call(
    "carrying",
    name("options"),
    { kind: "object", entries },
    ...(left.length > 0 ? [{ kind: "value", value: left } as const] : []),
  );
}

/** The address of the provider; the runtime checks it where callers supply a part of it. */
function addressExpression({ server, operations }: Provider): ExpressionView {
  const { url, params, normalize, allowedHosts } = server;
  const address: ExpressionView = { kind: "value", value: url };
  if (params.length === 0) return address;
  const values = params.map((param) => ({ name: param, value: given(param) }));
  // Every operation takes them.
  const listed = (operations[0]?.parameters ?? []).flatMap(({ name: param, limits }) =>
    params.includes(param) && limits.enum ? [[param, limits.enum.map(String)] as const] : [],
  );
  const policy = {
    ...(normalize.length > 0 && { normalize }),
    ...(allowedHosts.length > 0 && { allowedHosts }),
    ...(listed.length > 0 && { values: Object.fromEntries(listed) }),
  };
  return call(
    "serverAddress",
    address,
    { kind: "object", entries: values },
    { kind: "value", value: policy },
    name("options"),
  );
}
