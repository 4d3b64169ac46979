import type { ManifestCredential } from "../../language/manifest/types.ts";
import type { VendorOperation, VendorScheme } from "../model.ts";
import { isMet, type Send } from "../sends.ts";
import { camel, parameterName, wordsOf } from "./names.ts";
import { tidy } from "./prose.ts";

/** A credential as it is written, and how it travels. */
export interface CredentialDraft {
  readonly credential: ManifestCredential;
  readonly send: Send;
}

/** A scheme that manifests can say. */
type Usable = VendorScheme & { readonly send: Send };

/** The credentials that these operations ask for, one way of them; none where the document says nothing. */
export function draftCredentials(
  operations: readonly VendorOperation[],
): readonly CredentialDraft[] {
  const ways = operations.flatMap(({ security }) => security ?? []).map(distinct);
  const usable = ways.filter((schemes): schemes is readonly Usable[] => schemes.every(isUsable));
  const every = usable.filter((way) =>
    operations.every((operation) =>
      isEnough(
        way.map(({ send }) => send),
        operation,
      ),
    ),
  );
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

/** Two schemes that are sent in one place are one credential, whose scopes belong together. */
function distinct(schemes: readonly VendorScheme[]): readonly VendorScheme[] {
  const places = new Map<string, VendorScheme>();
  for (const scheme of schemes) {
    const place = JSON.stringify(scheme.send);
    const known = places.get(place);
    const scopes = [...new Set([...(known?.scopes ?? []), ...scheme.scopes])];
    places.set(place, { ...(known ?? scheme), scopes });
  }
  return [...places.values()];
}

function isUsable({ send }: VendorScheme): boolean {
  if (send.kind === "header") return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(send.name);
  return send.kind === "query" && /^[^\s&=#?]+$/.test(send.name);
}

function credentialOf(scheme: Usable, taken: ReadonlySet<string>): ManifestCredential {
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

function sendText(send: Send): string {
  if (send.kind === "query") return `query:${send.name}`;
  return send.prefix ? `header:${send.name}: ${send.prefix}{}` : `header:${send.name}`;
}
