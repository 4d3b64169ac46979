import type { Credential, Operation, Parameter, Provider, Send, SendPart } from "./types.ts";

/** The credentials that an operation takes. */
export function credentialsOf(
  { auth }: Pick<Provider, "auth">,
  operation: Pick<Operation, "auth">,
): readonly Credential[] {
  return operation.auth ?? auth;
}

/** Everything that travels in the path, the query, the headers or the body by its name. */
export function allSent({
  parameters,
  carried = [],
}: Pick<Operation, "parameters" | "carried">): readonly Parameter[] {
  return [...carried, ...parameters];
}

/** The parameters that make up how credentials travel, by name. */
export function sendParameters(auth: readonly Credential[]): readonly string[] {
  const own = auth.map(({ name }) => name);
  const named = auth.flatMap(({ send }) => partsOf(send)).filter((name) => !own.includes(name));
  return [...new Set(named)];
}

/** A `send` as manifests write it. */
export function sendText({ name: own, send }: Pick<Credential, "name" | "send">): string {
  const template = (parts: readonly SendPart[]) =>
    parts.map((part) => (typeof part === "string" ? part : braced(part.parameter, own))).join("");
  switch (send.kind) {
    case "basic":
      return `basic:${template(send.user)}:${template(send.password)}`;
    case "header": {
      const text = send.parts ? template(send.parts) : send.prefix && `${send.prefix}{}`;
      return `header:${send.name}${text && `: ${text}`}`;
    }
    case "query":
    case "path":
    case "body":
      return `${send.kind}:${send.name}`;
  }
}

/** The credential itself needs no name. */
function braced(name: string, own: string): string {
  return name === own ? "{}" : `{${name}}`;
}

/** Names in a `send`, the credential's own among them. */
export function partsOf(send: Send): readonly string[] {
  const parts =
    send.kind === "basic"
      ? [...send.user, ...send.password]
      : (send.kind === "header" && send.parts) || [];
  return parts.flatMap((part) => (typeof part === "string" ? [] : [part.parameter]));
}

/** The parameters without which there is no address or no credential. */
export function connectionParameters({
  server,
  auth,
}: Pick<Provider, "server" | "auth">): readonly string[] {
  return [...new Set([...server.params, ...sendParameters(auth)])];
}
