import type { Credential, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { addressExpression, addressNames } from "./address.ts";
import { call, given, name } from "./expression.ts";

/** The connection to the provider's address, with the credentials that requests carry. */
export function connectionExpression(provider: Provider): ExpressionView {
  const { auth } = provider;
  const places = (["header", "query"] as const).flatMap((kind): EntryView[] => {
    const entries = credentialEntries(auth, kind);
    const place = kind === "header" ? "headers" : kind;
    return entries.length === 0 ? [] : [{ name: place, value: { kind: "object", entries } }];
  });
  const home: EntryView = { name: "home", value: addressExpression(provider.server, provider) };
  return call("connect", name("options"), { kind: "object", entries: [home, ...places] });
}

/** Names of the runtime that the connection uses. */
export function connectionNames(provider: Provider): readonly string[] {
  return [
    "connect",
    ...addressNames(provider.server, provider),
    ...(provider.auth.length > 0 ? ["credential"] : []),
  ];
}

function credentialEntries(
  auth: readonly Credential[],
  kind: Credential["send"]["kind"],
): readonly EntryView[] {
  return auth.flatMap(({ name: param, send }) => {
    if (send.kind !== kind) return [];
    const named: ExpressionView = { kind: "value", value: param };
    const value = call("credential", named, given(param), name("options"));
    const prefix = send.kind === "header" ? send.prefix : "";
    const entry: EntryView = {
      name: send.name,
      value: prefix === "" ? value : { kind: "text", tag: null, parts: [prefix, value] },
    };
    return [entry];
  });
}
