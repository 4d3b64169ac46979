import type { Contract } from "./types.ts";
import type { WrittenManifest } from "./written-types.ts";

/** A path in two: what the provider's address has of it, and what the operation adds. */
export function splitPath(
  { server: { url } }: Pick<Contract, "server">,
  path: string,
): readonly [ofServer: string, ofOperation: string] {
  const own = url.replace(/^(?:https:\/\/)?[^/]*/, "").replace(/\/$/, "");
  const segments = path.split("/");
  const count = own.split("/").length;
  return [segments.slice(0, count).join("/"), ["", ...segments.slice(count)].join("/")];
}

/** The address, and a path of it that holds a credential: that path belongs to the requests. */
export function splitAddress({ server: { url }, auth }: Pick<WrittenManifest, "server" | "auth">): {
  readonly url: string;
  readonly path: string;
} {
  const [, origin = url, path = ""] = /^((?:https:\/\/)?[^/]*)(\/.*)$/.exec(url) ?? [];
  const holds = auth.some(({ send }) => path.includes(send.replace(/^path:(.*)$/, "{$1}")));
  return holds ? { url: origin, path } : { url, path: "" };
}
