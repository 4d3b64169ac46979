import { prefixOf, textOf } from "../../../language/ir/credentials.ts";
import { parameterNames } from "../../../language/ir/sources.ts";
import type { Credential, Sent } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { call, given, name, text } from "./expression.ts";

const PLACES = { headers: "header", query: "query" } as const;

/** A credential and one of the places where it is sent. */
interface Place {
  readonly credential: Credential;
  readonly wire: string;
  readonly value: Sent["value"];
}

/** The headers and the query of credentials, as `connect` takes them. */
export function credentialPlaces(auth: readonly Credential[]): readonly EntryView[] {
  return (["headers", "query"] as const).flatMap((place): EntryView[] => {
    const own = auth.flatMap((credential) => placesIn(credential, PLACES[place]));
    if (own.length === 0) return [];
    const entries = [...new Set(own.map(({ wire }) => wire))].map((each) => ({
      name: each,
      value: firstOf(own.filter(({ wire }) => wire === each)),
    }));
    const members: ExpressionView = { kind: "object", entries };
    const isOpen = own.some(({ credential }) => credential.optional);
    return [{ name: place, value: isOpen ? call("present", members) : members }];
  });
}

function placesIn(credential: Credential, kind: "header" | "query"): readonly Place[] {
  return credential.sent.flatMap(({ placement, value }) =>
    placement.kind === kind ? [{ credential, wire: placement.name, value }] : [],
  );
}

/** Of alternatives on one place, the first that is given. */
function firstOf(places: readonly Place[]): ExpressionView {
  const values = places.map(valueExpression);
  const [only] = values;
  return values.length === 1 && only ? only : call("either", ...values);
}

function valueExpression({ credential, value }: Place): ExpressionView {
  const texts = value.kind === "basic" ? [value.user, value.password] : [value];
  const prefix = prefixOf(credential);
  if (prefix === null || credential.optional) {
    const entries = parameterNames(value).map((each) => ({ name: each, value: given(each) }));
    return call(
      value.kind === "basic" ? "basic" : "sentText",
      ...texts.map((each) => text(textOf(each))),
      { kind: "object", entries },
      name("options"),
      ...(credential.optional ? [text(credential.name)] : []),
    );
  }
  const own = call("credential", text(credential.name), given(credential.name), name("options"));
  return prefix === "" ? own : { kind: "text", tag: null, parts: [prefix, own] };
}
