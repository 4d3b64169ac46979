import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import { title } from "../ir/names.ts";
import { isCarried } from "../ir/credentials.ts";
import { parseText } from "../ir/hole.ts";
import type { Credential, Oauth, Parameter, Sent, Text } from "../ir/types.ts";
import type {
  Manifest,
  ManifestCredential,
  ManifestOauth,
  ManifestServer,
} from "../manifest/types.ts";

/** Lowers all entries of `auth`. */
export function lowerCredentials({ auth, provider }: Pick<Manifest, "auth" | "provider">) {
  return auth.map((written) => lowerCredential(written, provider));
}

function lowerCredential(written: ManifestCredential, provider: string): Credential {
  const { param, oauth } = written;
  return {
    name: param,
    title: written.label ?? title(param),
    kind: written.kind ?? "api-key",
    description: written.description,
    visibility: written.visibility ?? "user-only",
    scopes: written.scopes ?? [],
    env: written.env ?? environmentVariable(provider, param),
    sent: lowerSend(written),
    ...(written.required === false && { optional: true }),
    ...(oauth && { oauth: lowerOauth(oauth) }),
    ...(written.docs !== undefined && { docs: written.docs }),
  };
}

/** `header:Name: Prefix {}`, `query:name`, `basic:user:{}`, `path:name` or `body:name`; `none` is nothing. */
export function lowerSend({
  param,
  send,
}: Pick<ManifestCredential, "param" | "send">): readonly Sent[] {
  const [kind = "", rest] = parted(send);
  if (rest === undefined) return [];
  const text = (written: string) => textOf(written, param);
  if (kind === "query" || kind === "path")
    return [{ placement: { kind, name: rest }, value: text("{}") }];
  if (kind === "body")
    return [{ placement: { kind: "property", path: [rest] }, value: text("{}") }];
  const [name = "", value = "{}"] = parted(rest);
  if (kind === "header") return [{ placement: { kind, name }, value: text(value.trim()) }];
  const placement = { kind: "header", name: "Authorization" } as const;
  return [{ placement, value: { kind: "basic", user: text(name), password: text(value) } }];
}

/** What stands before the first colon, and after it. */
function parted(text: string): readonly string[] {
  const at = text.indexOf(":");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** `{}` is the credential itself. */
function textOf(written: string, param: string): Text {
  const text = parseText(written.replaceAll("{}", `{${param}}`), false);
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
  const isSecret = auth.some(({ send }) => {
    return send.startsWith("path:") && path.includes(`{${send.slice("path:".length)}}`);
  });
  return isSecret ? { url: url.slice(0, at), path } : { url, path: "" };
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
