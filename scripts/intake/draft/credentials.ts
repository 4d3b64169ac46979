import type { ManifestCredential } from "../../language/manifest/types.ts";
import type { VendorOperation, VendorScheme } from "../model.ts";
import { camel, parameterName, wordsOf } from "./names.ts";
import { tidy } from "./prose.ts";

/** The credentials that these operations ask for, one way of them; none where the document says nothing. */
export function draftCredentials(
  operations: readonly VendorOperation[],
): readonly ManifestCredential[] {
  const ways = operations.flatMap(({ security }) => security ?? []);
  const usable = ways.filter((schemes) => schemes.every(({ send }) => send.kind !== "other"));
  const every = usable.filter((way) => operations.every((operation) => isEnough(way, operation)));
  const [best] = (every.length > 0 ? every : usable).toSorted(
    (one, other) => one.length - other.length,
  );
  const taken = new Set<string>();
  return (best ?? []).map((scheme) => {
    const credential = credentialOf(scheme, taken);
    taken.add(credential.param);
    return credential;
  });
}

function isEnough(way: readonly VendorScheme[], { security }: VendorOperation): boolean {
  if (security === null || security.length === 0) return true;
  const known = new Set(way.map(({ name }) => name));
  return security.some((schemes) => schemes.every(({ name }) => known.has(name)));
}

function credentialOf(scheme: VendorScheme, taken: ReadonlySet<string>): ManifestCredential {
  const { name, send, isToken, scopes, description } = scheme;
  const isBasic = send.kind === "header" && send.prefix === "Basic ";
  const common = isToken && !isBasic ? "accessToken" : "apiKey";
  const param = parameterName(taken.size === 0 ? common : camel(wordsOf(name)), taken);
  const otherwise = isToken ? "Access token of the vendor" : "API key of the vendor";
  return {
    param,
    ...(isToken && !isBasic && { kind: "access-token" }),
    send: sendText(send),
    description: tidy(
      description,
      isBasic ? "User name and password, joined and encoded" : otherwise,
    ),
    ...(scopes.length > 0 && { scopes }),
  };
}

function sendText(send: VendorScheme["send"]): string {
  if (send.kind === "query") return `query:${send.name}`;
  if (send.kind === "other") return "";
  return send.prefix ? `header:${send.name}: ${send.prefix}{}` : `header:${send.name}`;
}
