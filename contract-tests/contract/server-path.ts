import type { Contract } from "./types.ts";

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
