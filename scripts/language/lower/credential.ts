import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import { title } from "../ir/names.ts";
import { isCarried } from "../ir/credentials.ts";
import { parseText } from "../ir/hole.ts";
import type { Credential, Oauth, Parameter, Sent, Text } from "../ir/types.ts";
import type {
  CredentialPlaces,
  Manifest,
  ManifestBasic,
  ManifestCredential,
  ManifestOauth,
  ManifestServer,
} from "../manifest/types.ts";
import { parsePlacement } from "./parameter.ts";

/** Lowers all entries of `auth`. */
export function lowerCredentials({ auth, provider }: Pick<Manifest, "auth" | "provider">) {
  return auth.map((written) => lowerCredential(written, provider));
}

function lowerCredential(written: ManifestCredential, provider: string): Credential {
  const { name, oauth } = written;
  return {
    name,
    title: written.label ?? title(name),
    kind: written.kind ?? "api-key",
    description: written.description,
    visibility: written.visibility ?? "user-only",
    scopes: written.scopes ?? [],
    env: environmentVariable(provider, name),
    sent: lowerSent(written),
    ...(written.required === false && { optional: true }),
    ...(oauth && { oauth: lowerOauth(oauth) }),
    ...(written.docs !== undefined && { docs: written.docs }),
  };
}

/** Where it travels, and in what; in a path, as it is. */
export function lowerSent({
  name,
  to,
  headers = {},
}: Pick<ManifestCredential, "name" | keyof CredentialPlaces>): readonly Sent[] {
  const [written] = Object.entries(headers);
  if (written) return [lowerHeader(...written)];
  const placement = to === undefined ? ({ kind: "path", name } as const) : parsePlacement(to);
  // The schema has no other place.
  return placement.kind === "none" || placement.kind === "body"
    ? []
    : [{ placement, value: lowerText(`{${name}}`) }];
}

function lowerHeader(name: string, written: string | ManifestBasic): Sent {
  const placement = { kind: "header", name } as const;
  if (typeof written === "string") return { placement, value: lowerText(written) };
  const [user, password] = written.$basic;
  return {
    placement,
    value: { kind: "basic", user: lowerText(user), password: lowerText(password) },
  };
}

function lowerText(written: string): Text {
  const text = parseText(written, false);
  if (typeof text === "object" && text.kind === "text") return text;
  return { kind: "text", parts: text === "" ? [] : [text] };
}

function lowerOauth({ grant, authorize, token, pkce, parameters, gives }: ManifestOauth): Oauth {
  return {
    grant: grant ?? "authorization_code",
    authorize: authorize ?? null,
    token,
    pkce: pkce ?? false,
    parameters: parameters ?? {},
    ...(gives && { gives }),
  };
}

/** The addresses of a manifest, in the order in which they are tried. */
export function writtenAddresses(url: ManifestServer["url"]): readonly string[] {
  return typeof url === "string" ? [url] : url;
}

/** The address in two: what is before a path with a credential in it, and that path, which joins the requests. */
export function splitAddress(
  { auth }: Pick<Manifest, "auth">,
  { url }: Pick<ManifestServer, "url">,
): { readonly url: ManifestServer["url"]; readonly path: string } {
  if (typeof url !== "string") return { url, path: "" };
  const at = url.indexOf("/", url.startsWith("https://") ? "https://".length : 0);
  const path = at < 0 ? "" : url.slice(at);
  const isSecret = auth.some((each) => isOfPath(each) && path.includes(`{${each.name}}`));
  return isSecret ? { url: url.slice(0, at), path } : { url, path: "" };
}

/** Whether nothing but a path says where a credential travels. */
export function isOfPath({ to, headers }: CredentialPlaces): boolean {
  return to === undefined && headers === undefined;
}

/** Credentials that travel in the path or the body, as parameters; none of another. */
export function carriedParameters(credential: Credential): readonly Parameter[] {
  const { name, sent, description, visibility, env, optional } = credential;
  return sent.filter(isCarried).map(({ placement }) => ({
    name,
    title: credential.title,
    description,
    type: "string",
    shape: null,
    required: optional === undefined,
    limits: {},
    sendDefault: false,
    visibility,
    secret: true,
    placement,
    convert: [],
    when: null,
    shared: true,
    env,
    credential: true,
  }));
}
