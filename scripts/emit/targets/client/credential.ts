import type { Credential, SendPart } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { call, given, name } from "./expression.ts";

/** The headers and the query of credentials, as `connect` takes them. */
export function credentialPlaces(auth: readonly Credential[]): readonly EntryView[] {
  return (["headers", "query"] as const).flatMap((place): EntryView[] => {
    const own = auth.filter((credential) => placeOf(credential) === place);
    if (own.length === 0) return [];
    const names = [...new Set(own.map(({ send }) => send.name))];
    const entries = names.map((wire) => ({
      name: wire,
      value: firstOf(own.filter(({ send }) => send.name === wire)),
    }));
    const members: ExpressionView = { kind: "object", entries };
    const value = own.some(({ optional }) => optional) ? call("present", members) : members;
    return [{ name: place, value }];
  });
}

/** `headers` or `query`; null for a credential that travels like a parameter. */
function placeOf({ send }: Credential): "headers" | "query" | null {
  switch (send.kind) {
    case "header":
    case "basic":
      return "headers";
    case "query":
      return "query";
    case "path":
    case "body":
      return null;
  }
}

/** Of alternatives on one place, the first that is given. */
function firstOf(credentials: readonly Credential[]): ExpressionView {
  const values = credentials.map(sentExpression);
  const [only] = values;
  return values.length === 1 && only ? only : { kind: "first", of: values };
}

function sentExpression(credential: Credential): ExpressionView {
  const value = valueExpression(credential);
  if (!credential.optional) return value;
  const make: ExpressionView = { kind: "function", parameters: [], returns: value };
  return call("optional", given(credential.name), make);
}

function valueExpression(credential: Credential): ExpressionView {
  const { name: param, send } = credential;
  if (send.kind === "basic") return basicExpression(credential, send);
  const value = checked(param);
  if (send.kind !== "header") return value;
  if (send.parts)
    return {
      kind: "text",
      tag: null,
      parts: send.parts.map((part) => partExpression(part, credential)),
    };
  return send.prefix === "" ? value : { kind: "text", tag: null, parts: [send.prefix, value] };
}

function basicExpression(
  { name: own, optional }: Credential,
  { user, password }: Extract<Credential["send"], { kind: "basic" }>,
): ExpressionView {
  const names = [...user, ...password].flatMap((part) =>
    typeof part === "string" ? [] : [part.parameter],
  );
  const entries = [...new Set(names)].map((each) => ({ name: each, value: given(each) }));
  const texts = [user, password].map(
    (parts): ExpressionView => ({ kind: "value", value: templateOf(parts) }),
  );
  // Where a credential may be left out, a rule asks for its parts.
  const whole: ExpressionView[] =
    optional && entries.length > 1 ? [{ kind: "value", value: own }] : [];
  return call("basic", ...texts, { kind: "object", entries }, name("options"), ...whole);
}

function templateOf(parts: readonly SendPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : `{${part.parameter}}`)).join("");
}

function partExpression(
  part: SendPart,
  { name: own, optional }: Credential,
): string | ExpressionView {
  if (typeof part === "string") return part;
  const { parameter } = part;
  if (!optional || parameter === own) return checked(parameter);
  const text = (value: string): ExpressionView => ({ kind: "value", value });
  return call("headerPart", text(parameter), given(parameter), name("options"), text(own));
}

/** A value that a header can carry. */
function checked(param: string): ExpressionView {
  return call("credential", { kind: "value", value: param }, given(param), name("options"));
}
