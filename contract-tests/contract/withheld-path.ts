import type { WrittenManifest } from "./written-types.ts";

/** The address, and a path of it that holds a credential: that path belongs to the requests. */
export function withheldPath(
  { auth }: Pick<WrittenManifest, "auth">,
  server: WrittenManifest["server"],
): { readonly url: string; readonly path: string } {
  const url = String(typeof server === "string" ? server : server.url);
  const [, origin = url, path = ""] = /^((?:https:\/\/)?[^/]*)(\/.*)$/.exec(url) ?? [];
  const holds = auth.some(({ send }) => path.includes(send.replace(/^path:(.*)$/, "{$1}")));
  return holds ? { url: origin, path } : { url, path: "" };
}
