import { pathsIn } from "../../../packages/runtime/src/conditions.ts";
import { addressParameters } from "./address-parameters.ts";
import { choicesOf } from "./rules.ts";
import type { Credential, Operation, Parameter, Provider, Send, SendPart } from "./types.ts";

/** The credentials that an operation takes. */
export function credentialsOf(
  { auth }: Pick<Provider, "auth">,
  operation: Pick<Operation, "auth">,
): readonly Credential[] {
  return operation.auth ?? auth;
}

/**
 * The credentials of one call beside the inputs of these names: what is required, and of those that
 * stand for each other the first that needs no other input.
 */
export function credentialsBeside(
  provider: Pick<Provider, "auth">,
  operation: Operation,
  inputs: readonly string[],
): readonly Credential[] {
  const all = credentialsOf(provider, operation);
  const own = all.map(({ name }) => name);
  const chosen = operation.rules.flatMap((rule) => {
    const alternatives = choicesOf(rule);
    const about = alternatives.filter((names) => names.some((name) => own.includes(name)));
    const known = [...own, ...inputs];
    // Without a credential the rule holds already.
    if (alternatives.some((names) => names.every((name) => inputs.includes(name)))) return [];
    const isEnough = (names: readonly string[]) =>
      neededBy(names, operation).every((name) => known.includes(name));
    return about.find(isEnough) ?? about[0] ?? [];
  });
  return all.filter(({ name, optional }) => !optional || chosen.includes(name));
}

/** Inputs of these names, and those that rules ask for beside them. */
function neededBy(names: readonly string[], { rules }: Operation): readonly string[] {
  const more = rules.flatMap((rule) =>
    "need" in rule && rule.when && names.includes(rule.input) ? pathsIn(rule.need) : [],
  );
  return [...names, ...more];
}

/** Everything that travels in the path, the query, the headers or the body by its name. */
export function allSent({
  parameters,
  carried = [],
  ...made
}: Pick<
  Operation,
  "parameters" | "carried" | "lookups" | "logins" | "filled"
>): readonly Parameter[] {
  return [...carried, ...parameters, ...foundBefore(made)];
}

/** What a hook and calls before that of an operation give, as parameters. */
export function foundBefore({
  filled = [],
  ...made
}: Pick<Operation, "lookups" | "logins" | "filled">): readonly Parameter[] {
  return [...filled, ...calledFor(made)];
}

/** What calls before that of an operation give, as parameters. */
export function calledFor({
  lookups = [],
  logins = [],
}: Pick<Operation, "lookups" | "logins">): readonly Parameter[] {
  return [...logins.flatMap(({ gives }) => gives), ...lookups].map(({ parameter }) => parameter);
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
    case "none":
      return send.kind;
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
export function connectionParameters(
  provider: Provider,
  auth: readonly Credential[],
): readonly string[] {
  return [...new Set([...addressParameters(provider), ...sendParameters(auth)])];
}
