import type { IncomingMessage } from "node:http";

/** Why a request is not answered. */
export interface Refusal {
  readonly status: number;
  readonly why: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where the mocks are, below the address of the page. */
export const MOCK = "/mock/";

/**
 * Whether a request comes from a page of this server, or from a program of this machine. Another page of a browser
 * may know the address, and may have a name of its own point here: then its host is that name.
 */
export function refusalOf({ method = "", url = "", headers }: IncomingMessage, port: number) {
  const refused = (status: number, why: string, more?: Refusal["headers"]): Refusal => ({
    status,
    why,
    ...(more && { headers: more }),
  });
  const hosts = ["127.0.0.1", "localhost"].flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
  const { host = "", origin } = headers;
  if (!hosts.includes(host.toLowerCase()))
    return refused(403, `this server is ${hosts.join(" or ")}, not another name`);
  if (!url.startsWith(MOCK))
    return ["GET", "HEAD"].includes(method)
      ? null
      : refused(405, "only GET and HEAD", { allow: "GET, HEAD" });
  const site = headers["sec-fetch-site"] ?? "none";
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  return isForeign || !["same-origin", "none"].includes(String(site))
    ? refused(403, "another page may not call the mocks")
    : null;
}
