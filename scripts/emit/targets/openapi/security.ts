import { credentialsOf, sendText } from "../../../language/ir/credentials.ts";
import { credentialWays } from "../../../language/ir/credential-ways.ts";
import type { Credential, JsonSchema, Operation, Provider } from "../../../language/ir/types.ts";
import { joinSentences } from "../sentences.ts";

/** What each request carries: one requirement names all credentials, several are alternatives. */
export function securityRequirements(
  provider: Provider,
  operation?: Operation,
): readonly JsonSchema[] {
  const auth = operation ? credentialsOf(provider, operation) : provider.auth;
  const named = auth.filter(isScheme);
  if (named.length === 0) return [];
  const scopes = operation?.scopes ?? [];
  // What the provider says of its credentials stands in each operation that takes them all.
  const said = operation ?? provider.operations.find((each) => each.auth === undefined);
  return credentialWays(named, said?.rules ?? []).map((ones) =>
    Object.fromEntries(
      ones.map(({ name, scopes: known }) => [
        name,
        scopes.filter((scope) => known.includes(scope)),
      ]),
    ),
  );
}

/** Whether a document has a scheme for it; others are parameters there. */
function isScheme({ send }: Credential): boolean {
  return send.kind !== "path" && send.kind !== "body" && send.kind !== "none";
}

/** Whether an operation needs a list of its own. */
export function hasOwnSecurity(provider: Provider, operation: Operation): boolean {
  const [own, all] = [
    securityRequirements(provider, operation),
    securityRequirements(provider),
  ].map((each) => JSON.stringify(each));
  return own !== all;
}

/** How each credential is sent, by the name of its parameter. */
export function securitySchemes({ auth }: Provider): JsonSchema {
  const named = auth.filter(isScheme);
  return Object.fromEntries(named.map((credential) => [credential.name, schemeOf(credential)]));
}

function schemeOf(credential: Credential): JsonSchema {
  const { send, description, scopes } = credential;
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  const about = { description: joinSentences([description, needed]) };
  if (send.kind === "query") return { type: "apiKey", in: "query", name: send.name, ...about };
  if (send.kind === "basic") {
    return {
      type: "http",
      scheme: "basic",
      description: joinSentences([description, pairOf(credential)]),
    };
  }
  if (send.kind !== "header") return about;
  if (send.name.toLowerCase() === "authorization" && send.prefix.toLowerCase() === "bearer ") {
    const { oauth } = credential;
    // OpenAPI knows no flow in which a host signs an assertion.
    const hasFlow = oauth !== undefined && oauth.grant !== "jwt-bearer";
    return hasFlow ? oauthScheme(oauth, credential) : { type: "http", scheme: "bearer", ...about };
  }
  const [, whole] = /^header:[^:]+: (.*)$/.exec(sendText(credential)) ?? [];
  const prefix = send.parts
    ? `Sent as "${whole}".`
    : send.prefix === ""
      ? null
      : `Sent after "${send.prefix}".`;
  return {
    type: "apiKey",
    in: "header",
    name: send.name,
    description: joinSentences([description, needed, prefix]),
  };
}

/** What user and password are made of. */
function pairOf(credential: Credential): string {
  return `User and password are "${sendText(credential).slice("basic:".length)}".`;
}

function oauthScheme(
  { grant, authorize, token }: NonNullable<Credential["oauth"]>,
  { description, scopes }: Credential,
): JsonSchema {
  const common = {
    tokenUrl: token,
    scopes: Object.fromEntries(scopes.map((scope) => [scope, ""])),
  };
  const flows: JsonSchema =
    grant === "client_credentials"
      ? { clientCredentials: common }
      : { authorizationCode: { authorizationUrl: authorize, ...common } };
  return { type: "oauth2", flows, description: joinSentences([description]) };
}
