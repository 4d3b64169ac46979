import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import { title } from "../ir/names.ts";
import type { Credential, Oauth, Parameter, Placement, Send, SendPart } from "../ir/types.ts";
import type {
  Manifest,
  ManifestCredential,
  ManifestOauth,
  ManifestServer,
} from "../manifest/types.ts";

/** Lowers one entry of `auth`. */
export function lowerCredential(written: ManifestCredential, provider: string): Credential {
  const { param, oauth } = written;
  return {
    name: param,
    title: written.label ?? title(param),
    kind: written.kind ?? "api-key",
    description: written.description,
    visibility: written.visibility ?? "user-only",
    scopes: written.scopes ?? [],
    env: written.env ?? environmentVariable(provider, param),
    send: lowerSend(written),
    ...(written.required === false && { optional: true }),
    ...(oauth && { oauth: lowerOauth(oauth) }),
    ...(written.docs !== undefined && { docs: written.docs }),
  };
}

/** `header:Name: Prefix {}`, `query:name`, `basic:user:{}`, `path:name` or `body:name`. */
export function lowerSend({ param, send }: Pick<ManifestCredential, "param" | "send">): Send {
  if (send === "none") return { kind: send, name: param };
  const at = send.indexOf(":");
  const [kind, rest] = [send.slice(0, at), send.slice(at + 1)];
  if (kind === "query" || kind === "path" || kind === "body") return { kind, name: rest };
  const [name = "", text = "{}"] = parted(rest);
  if (kind === "basic") {
    const [user, password] = [partsOf(name, param), partsOf(text, param)];
    return { kind, name: "Authorization", user, password };
  }
  const header = { kind: "header", name, prefix: text.trim().replace(/\{\}$/, "") } as const;
  if (!/[{}]/.test(header.prefix)) return header;
  return { ...header, prefix: "", parts: partsOf(text.trim(), param) };
}

/** What stands before the first colon, and after it. */
function parted(text: string): readonly string[] {
  const at = text.indexOf(":");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** `{}` is the credential itself. */
function partsOf(text: string, param: string): readonly SendPart[] {
  return text
    .split(/(\{\w*\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? { parameter: part.slice(1, -1) || param } : part));
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

/** A credential that travels in the path or the body, as a parameter; undefined for the others. */
export function carriedParameter(credential: Credential): Parameter | undefined {
  const { name, send, description, visibility, env, optional } = credential;
  const placement = placementOf(send);
  return (
    placement && {
      name,
      title: credential.title,
      description,
      type: "string",
      shape: null,
      required: optional === undefined,
      limits: {},
      enumBy: null,
      sendDefault: false,
      visibility,
      secret: true,
      placement,
      convert: [],
      when: null,
      shared: true,
      env,
      credential: true,
    }
  );
}

function placementOf(send: Send): Placement | undefined {
  if (send.kind === "path") return { kind: "path", name: send.name };
  return send.kind === "body" ? { kind: "property", path: [send.name] } : undefined;
}
