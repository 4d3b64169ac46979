import { credentialsOf, isScheme, prefixOf, textOf } from "../../../language/ir/credentials.ts";
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
  const { name: own, description, scopes, sent, oauth } = credential;
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  const about = { description: joinSentences([description, needed]) };
  const [only] = sent;
  if (!only) return about;
  const { placement, value } = only;
  if (value.kind === "basic") {
    const pair = `User and password are "${textOf(value, own)}".`;
    return { type: "http", scheme: "basic", description: joinSentences([description, pair]) };
  }
  if (placement.kind === "query")
    return { type: "apiKey", in: "query", name: placement.name, ...about };
  if (placement.kind !== "header") return about;
  const { name } = placement;
  const prefix = prefixOf(credential);
  if (name.toLowerCase() === "authorization" && prefix?.toLowerCase() === "bearer ") {
    // OpenAPI knows no flow in which a host signs an assertion.
    const hasFlow = oauth !== undefined && oauth.grant !== "jwt-bearer";
    return hasFlow ? oauthScheme(oauth, credential) : { type: "http", scheme: "bearer", ...about };
  }
  const whole = prefix === null ? `Sent as "${textOf(value, own)}".` : `Sent after "${prefix}".`;
  return {
    type: "apiKey",
    in: "header",
    name,
    description: joinSentences([description, needed, prefix === "" ? null : whole]),
  };
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
