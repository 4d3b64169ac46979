/** Headers that the client, the body or the connection decides. */
const MANAGED: ReadonlySet<string> = new Set([
  "accept-charset",
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "cookie2",
  "date",
  "expect",
  "host",
  "keep-alive",
  "origin",
  "referer",
  "set-cookie",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "via",
]);

/** Whether a request cannot carry this header as a value of ours. */
export function isManagedHeader(name: string): boolean {
  return MANAGED.has(name.toLowerCase()) || /^(?:proxy|sec|access-control)-/i.test(name);
}
