import type { Credential, SendPart } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { call, given, name, text } from "./expression.ts";

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
    case "none":
      return null;
  }
}

/** Of alternatives on one place, the first that is given. */
function firstOf(credentials: readonly Credential[]): ExpressionView {
  const values = credentials.map(valueExpression);
  const [only] = values;
  return values.length === 1 && only ? only : call("either", ...values);
}

function valueExpression(credential: Credential): ExpressionView {
  const { name: param, send, optional } = credential;
  if (send.kind === "basic") return textCall("basic", credential, [send.user, send.password]);
  const prefix = send.kind === "header" ? send.prefix : "";
  const parts = (send.kind === "header" && send.parts) || [prefix, { parameter: param }];
  if (optional || (send.kind === "header" && send.parts)) {
    return textCall("sentText", credential, [parts]);
  }
  const value = call("credential", text(param), given(param), name("options"));
  return prefix === "" ? value : { kind: "text", tag: null, parts: [prefix, value] };
}

/** A function of templates and their values; with the name of a credential that may be left out. */
function textCall(
  callee: string,
  { name: own, optional }: Credential,
  templates: readonly (readonly SendPart[])[],
): ExpressionView {
  const names = templates
    .flat()
    .flatMap((part) => (typeof part === "string" ? [] : part.parameter));
  const entries = [...new Set(names)].map((each) => ({ name: each, value: given(each) }));
  return call(
    callee,
    ...templates.map((parts) => text(templateOf(parts))),
    { kind: "object", entries },
    name("options"),
    ...(optional ? [text(own)] : []),
  );
}

function templateOf(parts: readonly SendPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : `{${part.parameter}}`)).join("");
}
