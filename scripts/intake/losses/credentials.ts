import { credentialsOf, placeOf, prefixOf } from "../../language/ir/credentials.ts";
import { choicesOf } from "../../language/ir/rules.ts";
import type { Credential, JsonSchema, Operation, Provider, Sent } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf, textsOf } from "../data.ts";
import { resolved } from "../read/pointer.ts";
import type { Parts } from "./parts.ts";
import type { Sides } from "./value.ts";

/** A scheme of the vendor's document. */
interface Scheme {
  readonly name: string;
  readonly value: JsonSchema;
  readonly pointer: string;
}

/** The schemes of a document by name. */
export type Schemes = ReadonlyMap<string, Scheme>;

export function schemesOf(document: JsonSchema, { theirs }: Sides): Schemes {
  const isOlder = "swagger" in document;
  const all = isOlder
    ? document["securityDefinitions"]
    : objectOf(document["components"])["securitySchemes"];
  const path = isOlder ? "#/securityDefinitions" : "#/components/securitySchemes";
  const named = Object.entries(objectOf(all)).map(([name, value]) => {
    const scheme = resolved(objectOf(value), theirs.resolve);
    return [name, { name, value: scheme, pointer: `${path}/${name}` }] as const;
  });
  return new Map(named);
}

/** Reports credentials that the vendor asks for, and an operation of the draft does not take. */
export function compareCredentials(
  parts: Parts,
  operation: Operation,
  provider: Provider,
  schemes: Schemes,
  { notes }: Sides,
): void {
  const own = credentialsOf(provider, operation);
  const ways = (parts.security ?? []).map(objectOf);
  for (const way of ways) {
    for (const [name, scopes] of Object.entries(way)) {
      const scheme = schemes.get(name);
      if (!scheme) continue;
      const { pointer } = scheme;
      const met = own.filter((each) => isSentAs(each, scheme.value));
      if (met.length === 0) notes.add("a credential", { pointer, detail: name, words: [name] });
      const known = new Set(
        [...met, ...provider.auth].flatMap((each) => each.scopes).concat(operation.scopes),
      );
      for (const scope of textsOf(scopes).filter((each) => met.length > 0 && !known.has(each)))
        notes.add("a scope of a credential", {
          pointer,
          detail: `${name}: ${scope}`,
          words: [scope],
        });
    }
  }
  const isOpen = ways.some((way) => Object.keys(way).length === 0) || parts.security?.length === 0;
  const asked = own.filter(({ sent }) => sent.length > 0);
  if (isOpen && asked.length > 0 && isAsked(asked, operation))
    notes.add("a call without credentials", { pointer: "#/security", detail: "security: {}" });
}

/** Whether one of the credentials has to be given. */
function isAsked(own: readonly Credential[], { rules }: Operation): boolean {
  const names = own.map(({ name }) => name);
  const isRuled = rules.some((rule) =>
    choicesOf(rule)
      .flat()
      .some((name) => names.includes(name)),
  );
  return isRuled || own.some(({ optional }) => optional !== true);
}

/** Reports schemes that no operation of the document names and the draft lacks. */
export function compareUnasked(
  document: JsonSchema,
  schemes: Schemes,
  provider: Provider,
  { notes }: Sides,
): void {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const owners = [document, ...items.flatMap((item) => Object.values(item).map(objectOf))];
  const ways = owners.flatMap(({ security }) => listOf(security).map(objectOf));
  const asked = new Set(ways.flatMap((way) => Object.keys(way)));
  for (const { name, value, pointer } of schemes.values()) {
    if (asked.has(name) || provider.auth.some((each) => isSentAs(each, value))) continue;
    notes.add("a credential that no operation asks for", { pointer, detail: name, words: [name] });
  }
}

/** Whether a credential travels as a scheme says. */
function isSentAs(credential: Credential, scheme: JsonSchema): boolean {
  const [type, wire, place] = [
    textOf(scheme["type"]),
    textOf(scheme["name"]),
    textOf(scheme["in"]),
  ];
  const [sent] = credential.sent;
  if (!sent) return true;
  const { kind, name } = placeOf(sent);
  const isIn = (header: string) => kind === "header" && name.toLowerCase() === header.toLowerCase();
  if (type === "apiKey") return place === "header" ? isIn(wire) : kind === place && name === wire;
  const isBasic =
    type === "basic" || (type === "http" && /^basic$/i.test(textOf(scheme["scheme"])));
  return isIn("authorization") && isBasic === isSentBasic(credential, sent);
}

function isSentBasic(credential: Credential, { value }: Sent): boolean {
  return value.kind === "basic" || /^basic /i.test(prefixOf(credential) ?? "");
}
