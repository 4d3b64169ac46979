import type { Credential, JsonSchema, Operation, Provider } from "../../../language/ir/types.ts";
import { joinSentences } from "../sentences.ts";

/** One requirement that names every credential: all of them go with each request. */
export function securityRequirements(
  { auth }: Provider,
  operation?: Pick<Operation, "scopes">,
): readonly JsonSchema[] {
  if (auth.length === 0) return [];
  const scopes = operation?.scopes ?? [];
  const needs = auth.map(({ name, scopes: known }) => [
    name,
    scopes.filter((scope) => known.includes(scope)),
  ]);
  return [Object.fromEntries(needs)];
}

/** How each credential is sent, by the name of its parameter. */
export function securitySchemes({ auth }: Provider): JsonSchema {
  return Object.fromEntries(auth.map((credential) => [credential.name, schemeOf(credential)]));
}

function schemeOf({ send, description, scopes }: Credential): JsonSchema {
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  const about = { description: joinSentences([description, needed]) };
  if (send.kind === "query") return { type: "apiKey", in: "query", name: send.name, ...about };
  if (send.name.toLowerCase() === "authorization" && send.prefix.toLowerCase() === "bearer ") {
    return { type: "http", scheme: "bearer", ...about };
  }
  const prefix = send.prefix === "" ? null : `Sent after "${send.prefix}".`;
  return {
    type: "apiKey",
    in: "header",
    name: send.name,
    description: joinSentences([description, needed, prefix]),
  };
}
