import type { WrittenManifest, WrittenServer } from "./written-types.ts";

/** The address, and a path of it that holds a credential: that path belongs to the requests. */
export function withheldPath(
  { auth }: Pick<WrittenManifest, "auth">,
  { url: written }: Pick<WrittenServer, "url">,
): { readonly url: WrittenServer["url"]; readonly path: string } {
  // Of several addresses none holds a credential.
  if (typeof written === "object") return { url: written, path: "" };
  const url = String(written);
  const [, origin = url, path = ""] = /^((?:https:\/\/)?[^/]*)(\/.*)$/.exec(url) ?? [];
  const holds = Object.keys(auth).some((name) => path.includes(`{${name}}`));
  return holds ? { url: origin, path } : { url, path: "" };
}
