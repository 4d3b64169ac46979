import type { Credential, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";

/** The connection to the provider's address, with the credentials that requests carry. */
export function connectionExpression(provider: Provider): ExpressionView {
  const { auth } = provider;
  const places = (["header", "query"] as const).flatMap((kind): EntryView[] => {
    const entries = credentialEntries(auth, kind);
    const place = kind === "header" ? "headers" : kind;
    return entries.length === 0 ? [] : [{ name: place, value: { kind: "object", entries } }];
  });
  const home: EntryView = { name: "home", value: addressExpression(provider) };
  return call("connect", name("options"), { kind: "object", entries: [home, ...places] });
}

/** Names of the runtime that the connection uses. */
export function connectionNames({ server, auth }: Provider): readonly string[] {
  return [
    "connect",
    ...(server.params.length > 0 ? ["serverAddress"] : []),
    ...(auth.length > 0 ? ["credential"] : []),
  ];
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

function given(param: string): ExpressionView {
  return { kind: "read", of: "given", name: param };
}

function name(variable: string): ExpressionView {
  return { kind: "name", name: variable };
}

function call(callee: string, ...values: readonly ExpressionView[]): ExpressionView {
  return { kind: "call", of: null, name: callee, arguments: values };
}
