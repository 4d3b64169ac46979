import type { Credential, Provider, Server } from "../../ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression.ts";

/** Options of openapi-fetch's client: where requests go, and the credentials they carry. */
export function connectionExpression({ server, auth }: Provider): ExpressionView {
  const headers = credentialEntries(auth, "header");
  const query = credentialEntries(auth, "query");
  const entries: EntryView[] = [
    { name: null, value: { kind: "read", of: "send", name: "defaults" } },
    { name: "baseUrl", value: addressExpression(server) },
  ];
  if (headers.length > 0) {
    entries.push({ name: "headers", value: { kind: "object", entries: headers } });
  }
  if (query.length > 0) {
    const credentials: ExpressionView = { kind: "object", entries: query };
    entries.push({ name: "querySerializer", value: call("withQuery", credentials) });
  }
  return { kind: "object", entries };
}

/** Names of the runtime that the connection uses. */
export function connectionNames({ server, auth }: Provider): readonly string[] {
  return [
    "sender",
    addressName(server),
    ...(auth.length > 0 ? ["credential"] : []),
    ...(auth.some(({ send }) => send.kind === "query") ? ["withQuery"] : []),
  ];
}

function addressName({ params }: Server): string {
  return params.length > 0 ? "serverAddress" : "baseAddress";
}

/** The address of the provider; the runtime checks it where callers supply a part of it. */
function addressExpression(server: Server): ExpressionView {
  const { url, params, normalize, allowedHosts } = server;
  const options: ExpressionView = { kind: "name", name: "options" };
  const address: ExpressionView = { kind: "value", value: url };
  if (params.length === 0) return call(addressName(server), options, address);
  const values = params.map((name) => ({ name, value: option(name) }));
  const policy = {
    ...(normalize.length > 0 && { normalize }),
    ...(allowedHosts.length > 0 && { allowedHosts }),
  };
  return call(
    addressName(server),
    address,
    { kind: "object", entries: values },
    { kind: "value", value: policy },
    options,
  );
}

function credentialEntries(
  auth: readonly Credential[],
  kind: Credential["send"]["kind"],
): readonly EntryView[] {
  return auth.flatMap(({ name, send }) => {
    if (send.kind !== kind) return [];
    const value = call("credential", { kind: "value", value: name }, option(name));
    const prefix = send.kind === "header" ? send.prefix : "";
    const entry: EntryView = {
      name: send.name,
      value: prefix === "" ? value : { kind: "prefixed", prefix, value },
    };
    return [entry];
  });
}

function option(name: string): ExpressionView {
  return { kind: "read", of: "options", name };
}

function call(name: string, ...values: readonly ExpressionView[]): ExpressionView {
  return { kind: "call", of: null, name, arguments: values };
}
