import { pathsIn } from "../../../packages/runtime/src/conditions.ts";
import { addressParameters } from "./address-parameters.ts";
import { choicesOf } from "./rules.ts";
import { parameterNames } from "./sources.ts";
import type { Basic, Credential, Operation, Parameter, Provider, Sent, Text } from "./types.ts";

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
  return [...logins, ...lookups].flatMap(({ take }) => take).map(({ parameter }) => parameter);
}

/** Whether a credential stands in the path or the body, like a parameter. */
export function isCarried({ placement }: Sent): boolean {
  return placement.kind === "path" || placement.kind === "property";
}

/** Where a credential stands, in the words of manifests. */
export function placeOf({ placement }: Sent): {
  readonly kind: "header" | "query" | "path" | "body";
  readonly name: string;
} {
  return placement.kind === "property"
    ? { kind: "body", name: placement.path.join(".") }
    : placement;
}

/** Whether documents describe how it is sent; of others they know parameters at most. */
export function isScheme({ sent }: Pick<Credential, "sent">): boolean {
  return sent.some((each) => !isCarried(each));
}

/** The parameters that are sent with credentials, by name. */
export function sendParameters(
  auth: readonly Pick<Credential, "name" | "sent">[],
): readonly string[] {
  const own = auth.map(({ name }) => name);
  const named = auth.flatMap(({ sent }) => sent.flatMap(({ value }) => parameterNames(value)));
  return [...new Set(named)].filter((name) => !own.includes(name));
}

/** What stands before a credential that is sent with nothing else; null of any other. */
export function prefixOf({ name, sent }: Pick<Credential, "name" | "sent">): string | null {
  const [only] = sent;
  if (only?.value.kind !== "text") return null;
  const { parts } = only.value;
  const [hole, ...others] = typeof parts[0] === "string" ? parts.slice(1) : parts;
  if (typeof hole !== "object" || others.length > 0) return null;
  if (!parameterNames(hole).includes(name)) return null;
  return typeof parts[0] === "string" ? parts[0] : "";
}

/** A text with the names of its holes; `own` needs none. */
export function textOf(text: Text | Basic, own?: string): string {
  if (text.kind === "basic") return `${textOf(text.user, own)}:${textOf(text.password, own)}`;
  return text.parts
    .map((part) => {
      if (typeof part === "string") return part;
      const [name = ""] = parameterNames(part);
      return name === own ? "{}" : `{${name}}`;
    })
    .join("");
}

const PLACES = { header: "headers", query: "query", path: "path", body: "body" } as const;

/** Templates by place and name: `{ headers: { Authorization: "Bearer {token}" } }`. */
export type SentTemplates = Partial<
  Record<(typeof PLACES)[keyof typeof PLACES], Readonly<Record<string, SentTemplate>>>
>;

type SentTemplate = string | { readonly $basic: readonly [user: string, password: string] };

/** What requests carry of a credential, in the words of manifests; nothing where only hooks use it. */
export function sentTemplates({ sent }: Pick<Credential, "sent">): SentTemplates {
  return Object.fromEntries(
    sent.map((each) => {
      const { kind, name } = placeOf(each);
      const { value } = each;
      const template: SentTemplate =
        value.kind === "basic"
          ? { $basic: [templateOf(value.user), templateOf(value.password)] }
          : templateOf(value);
      return [PLACES[kind], { [name]: template }] as const;
    }),
  );
}

/** A text as manifests write it, with the braces doubled that open no hole. */
function templateOf({ parts }: Text): string {
  const written = parts.map((part) =>
    typeof part === "string"
      ? part.replace(/[{}]/g, "$&$&")
      : `{${parameterNames(part).join("|")}}`,
  );
  return written.join("");
}

/** The parameters without which there is no address or no credential. */
export function connectionParameters(
  provider: Provider,
  auth: readonly Credential[],
): readonly string[] {
  return [...new Set([...addressParameters(provider), ...sendParameters(auth)])];
}
