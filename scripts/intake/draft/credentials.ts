import { isManagedHeader } from "../../language/check/headers.ts";
import type { ManifestCredential } from "../../language/manifest/types.ts";
import type { VendorOperation, VendorScheme } from "../model.ts";
import { isMet, isWireName, type Send } from "../sends.ts";
import { camel, parameterName, wordsOf } from "./names.ts";
import { tidy } from "./prose.ts";

/** A credential as it is written, and how it travels. */
export interface CredentialDraft {
  readonly credential: ManifestCredential;
  readonly send: Send;
}

/** A scheme that manifests can say. */
type Usable = VendorScheme & { readonly send: Exclude<VendorScheme["send"], { kind: "other" }> };

/** The credentials that these operations ask for, one way of them; none where the document says nothing. */
export function draftCredentials(
  operations: readonly VendorOperation[],
): readonly CredentialDraft[] {
  const ways = operations.flatMap(({ security }) => security ?? []).map(distinct);
  const usable = ways.filter((schemes): schemes is readonly Usable[] => schemes.every(isUsable));
  const every = usable.filter((way) => {
    const sends = way.map(({ send }) => send);
    return operations.every((operation) => isEnough(sends, operation));
  });
  const [best] = (every.length > 0 ? every : usable).toSorted(
    (one, other) => one.length - other.length,
  );
  const taken = new Set<string>();
  return (best ?? []).map((scheme) => {
    const credential = credentialOf(scheme, taken);
    taken.add(credential.param);
    return { credential, send: scheme.send };
  });
}

/** Whether these credentials satisfy the vendor, as far as its document says. */
export function isEnough(sends: readonly Send[], { security }: VendorOperation): boolean {
  if (security === null || security.length === 0) return true;
  return security.some((schemes) => schemes.every((scheme) => isMet(scheme, sends)));
}

/** Schemes that are sent in one place are one credential, whose scopes belong together. */
function distinct(schemes: readonly VendorScheme[]): readonly VendorScheme[] {
  const places = new Map<string, VendorScheme>();
  for (const scheme of schemes) {
    const place = placeOf(scheme);
    const known = places.get(place) ?? scheme;
    const scopes = [...new Set([...known.scopes, ...scheme.scopes])];
    // A key in a header is described without what stands before it.
    const isFuller = prefixOf(scheme).length > prefixOf(known).length;
    places.set(place, { ...(isFuller ? scheme : known), scopes });
  }
  return [...places.values()];
}

function placeOf({ send }: VendorScheme): string {
  return send.kind === "header" ? `header ${send.name.toLowerCase()}` : JSON.stringify(send);
}

function prefixOf({ send }: VendorScheme): string {
  return send.kind === "header" ? send.prefix : "";
}

/** Whether the language has such a \`send\`. */
function isUsable({ send }: VendorScheme): boolean {
  if (send.kind === "other" || !isWireName(send.kind, send.name)) return false;
  return send.kind === "query" ? /^[\w.$~-]+$/.test(send.name) : !isManagedHeader(send.name);
}

/** A token of RFC 6749, as long as manifests have them. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

function credentialOf(scheme: Usable, taken: ReadonlySet<string>): ManifestCredential {
  const { name, send, isToken, description } = scheme;
  const scopes = scheme.scopes.filter((scope) => SCOPE.test(scope));
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

function sendText(send: Usable["send"]): string {
  if (send.kind === "query") return `query:${send.name}`;
  return send.prefix ? `header:${send.name}: ${send.prefix}{}` : `header:${send.name}`;
}
