import type {
  CredentialPlaces,
  ManifestCredential,
  ManifestOauth,
} from "../../language/manifest/types.ts";
import type { VendorOauth } from "../model.ts";
import { wordsOf } from "../words.ts";
import { camel, parameterName } from "./names.ts";
import { tidy } from "./prose.ts";
import type { Usable } from "./ways.ts";

/** What surrounds a credential that is drafted. */
export interface CredentialSetting {
  readonly taken: ReadonlySet<string>;
  /** False: another may stand for it, or none. */
  readonly required: boolean;
  /** Whether another credential is called by the same common name. */
  readonly isOneOfMany: boolean;
  /** Address that those of a document are relative to; null where it has none. */
  readonly address: string | null;
}

/** A credential as it is written, and the parameter of the provider that it is sent with. */
export interface CredentialDraft {
  readonly credential: ManifestCredential;
  /** Name of the parameter that holds the user; null where there is none. */
  readonly user: string | null;
}

/** Drafts a credential. */
export function draftCredential(scheme: Usable, setting: CredentialSetting): CredentialDraft {
  const { name, description } = scheme;
  const { taken, required, isOneOfMany } = setting;
  const common = commonName(scheme);
  const wanted = isOneOfMany || taken.has(common) ? camel(wordsOf(name)) : common;
  const param = parameterName(wanted, taken);
  const isPair = isBasic(scheme) && !isKeyAlone(scheme);
  const user = isPair ? parameterName("username", new Set([...taken, param])) : null;
  const scopes = scheme.scopes.filter((scope) => SCOPE.test(scope));
  const oauth = scheme.oauth && oauthOf(scheme.oauth, setting.address);
  const isToken = commonName(scheme) === "accessToken";
  return {
    credential: {
      name: param,
      ...(isToken && { kind: "access-token" as const }),
      ...(!required && { required }),
      ...placeIn(scheme, { name: param, user }),
      ...(oauth && isToken && { oauth }),
      description: tidy(description, OTHERWISE[commonName(scheme)]),
      ...(scopes.length > 0 && { scopes }),
    },
    user,
  };
}

/** A token of RFC 6749, as long as manifests have them. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

const OTHERWISE = {
  accessToken: "Access token of the vendor",
  apiKey: "API key of the vendor",
  password: "Password of the user",
} as const;

/** What credentials of its kind are called. */
export function commonName(scheme: Usable): keyof typeof OTHERWISE {
  if (isBasic(scheme)) return isKeyAlone(scheme) ? "apiKey" : "password";
  return scheme.isToken ? "accessToken" : "apiKey";
}

function isBasic({ send }: Usable): boolean {
  return send.kind === "header" && send.prefix.toLowerCase() === "basic ";
}

/** Whether the key is the user, and the password is empty: documents say it in prose. */
function isKeyAlone({ description }: Usable): boolean {
  const text = description.replace(/[`*_"']/g, "");
  return (
    /\b(?:no|empty|blank)\b[^.]{0,20}\bpassword|\bpassword\b[^.]{0,30}\b(?:blank|empty|omitted)/i.test(
      text,
    ) || /\b(?:api ?key|token): *(?:[).,]|$)/i.test(text)
  );
}

function placeIn(
  scheme: Usable,
  { name, user }: { readonly name: string; readonly user: string | null },
): CredentialPlaces {
  const { send } = scheme;
  const own = `{${name}}`;
  if (send.kind === "query") return { to: `query.${send.name}` };
  if (!isBasic(scheme)) {
    return send.prefix
      ? { headers: { [send.name]: `${send.prefix}${own}` } }
      : { to: `headers.${send.name}` };
  }
  const pair = user === null ? ([own, ""] as const) : ([`{${user}}`, own] as const);
  return { headers: { Authorization: { $basic: pair } } };
}

/** What manifests take for an address of OAuth. */
const ADDRESS = /^https:\/\/[^\s?#@\\{}]+$/;

/** Addresses as manifests have them; undefined where one is none for them. */
export function oauthOf(
  { grant, authorize, token, pkce }: VendorOauth,
  base: string | null,
): ManifestOauth | undefined {
  const absolute = (url: string) => URL.parse(url, base ?? undefined);
  const [tokenUrl, authorizeUrl] = [
    absolute(token),
    authorize === null ? null : absolute(authorize),
  ];
  const parameters = Object.fromEntries(authorizeUrl?.searchParams ?? []);
  if (authorizeUrl) authorizeUrl.search = "";
  const [to, from] = [plain(tokenUrl), plain(authorizeUrl)];
  const isNamed = Object.keys(parameters).every((name) => /^[\w.-]{1,100}$/.test(name));
  if (to === undefined || (authorize !== null && from === undefined) || !isNamed) return undefined;
  return {
    ...(from !== undefined && { authorize: from }),
    token: to,
    ...(grant === "client_credentials" && { grant }),
    ...(pkce && { pkce }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

function plain(url: URL | null): string | undefined {
  return url && ADDRESS.test(url.href) ? url.href : undefined;
}
