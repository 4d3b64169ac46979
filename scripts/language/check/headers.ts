import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";

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

/** What to know of a header that people often set. */
const HINTS: Readonly<Record<string, string>> = {
  "content-type": ": it is that of `encode`, which is JSON by default",
  "content-length": ": it is counted when the body is sent",
  cookie: ": it belongs to browsers",
  host: ": it follows from `server.url`",
};

/** Says that a header cannot be set, and why where that is often asked. */
export function headerForbidden(header: string, range: SourceRange): Diagnostic {
  const hint = HINTS[header.toLowerCase()] ?? "";
  return diagnostic("header-forbidden", range, { header, hint });
}

/** Whether a request cannot carry this header as a value of ours. */
export function isManagedHeader(name: string): boolean {
  return MANAGED.has(name.toLowerCase()) || /^(?:proxy|sec|access-control)-/i.test(name);
}
