import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf, textsOf } from "../data.ts";
import type { Resolve, VendorOauth, VendorOperation, VendorScheme } from "../model.ts";
import { resolved } from "./pointer.ts";

/** The requirements of an operation, each with the schemes that it asks for together. */
export function securityOf(
  requirements: Json | undefined,
  document: JsonSchema,
  resolve: Resolve,
): VendorOperation["security"] {
  if (!Array.isArray(requirements)) return null;
  const known = schemesIn(document);
  return listOf(requirements).map((requirement) =>
    Object.entries(objectOf(requirement)).map(([name, scopes]) =>
      schemeOf(name, resolved(objectOf(known[name]), resolve), scopes),
    ),
  );
}

function schemesIn(document: JsonSchema): JsonSchema {
  return objectOf(objectOf(document["components"])["securitySchemes"]);
}

function schemeOf(name: string, node: JsonSchema, scopes: Json | undefined): VendorScheme {
  return {
    name,
    description: textOf(node["description"]),
    send: sendOf(node),
    isToken: ["http", "oauth2", "openIdConnect"].includes(textOf(node["type"])),
    scopes: textsOf(scopes),
    ...grantsOf(node),
  };
}

/** Schemes that a document defines and no operation asks for. */
export function unaskedIn(
  operations: readonly VendorOperation[],
  document: JsonSchema,
  resolve: Resolve,
): readonly VendorScheme[] {
  const asked = new Set(
    operations.flatMap(({ security }) => security?.flat() ?? []).map(({ name }) => name),
  );
  return Object.entries(schemesIn(document))
    .filter(([name]) => !asked.has(name))
    .map(([name, node]) => schemeOf(name, resolved(objectOf(node), resolve), []));
}

/** The grant that a host can make, and what else the document names. */
function grantsOf(node: JsonSchema): Pick<VendorScheme, "oauth" | "otherGrants"> {
  const url = textOf(node["openIdConnectUrl"]);
  if (node["type"] === "openIdConnect") return { oauth: null, otherGrants: url ? [url] : [] };
  if (node["type"] !== "oauth2") return { oauth: null, otherGrants: [] };
  const flows = objectOf(node["flows"]);
  const found = (["authorizationCode", "clientCredentials"] as const).find(
    (flow) => oauthOf(flow, objectOf(flows[flow])) !== null,
  );
  return {
    oauth: found ? oauthOf(found, objectOf(flows[found])) : null,
    otherGrants: Object.keys(flows).filter((flow) => flow !== found),
  };
}

function oauthOf(
  flow: "authorizationCode" | "clientCredentials",
  node: JsonSchema,
): VendorOauth | null {
  const [authorize, token] = [textOf(node["authorizationUrl"]), textOf(node["tokenUrl"])];
  if (token === "" || (flow === "authorizationCode" && authorize === "")) return null;
  // A word of documentation tools: the method of the challenge, or `no`.
  const challenge = node["x-usePkce"] ?? node["x-pkce"];
  const pkce =
    challenge === true || (typeof challenge === "string" && /s(ha-?)?256/i.test(challenge));
  return flow === "authorizationCode"
    ? { grant: "authorization_code", authorize, token, pkce }
    : { grant: "client_credentials", authorize: null, token, pkce: false };
}

function sendOf(node: JsonSchema): VendorScheme["send"] {
  const [type, place, name] = [node["type"], node["in"], textOf(node["name"])];
  if (type === "oauth2" || type === "openIdConnect") return authorization("Bearer ");
  if (type === "http") {
    const scheme = textOf(node["scheme"]).toLowerCase();
    if (scheme === "bearer") return authorization("Bearer ");
    return scheme === "basic" ? authorization("Basic ") : { kind: "other" };
  }
  if (isSigned(node)) return { kind: "other", isSigned: true };
  if (type === "apiKey" && place === "query") return { kind: "query", name };
  if (type === "apiKey" && place === "header") return { kind: "header", name, prefix: "" };
  return { kind: "other" };
}

/** Whether each request is signed, as at AWS, which documents describe as a key. */
function isSigned(node: JsonSchema): boolean {
  if (typeof node["x-amazon-apigateway-authtype"] === "string") return true;
  return /\bsig(?:nature)?\b.{0,20}\bv(?:ersion )?4\b|\bsigv4\b/i.test(textOf(node["description"]));
}

function authorization(prefix: string): VendorScheme["send"] {
  return { kind: "header", name: "Authorization", prefix };
}
