import type { SeenRequest } from "./ledger.ts";

/** Finds whole requests in what arrives on one connection. */
export function requestReader(): (part: Buffer) => readonly SeenRequest[] {
  let rest = "";
  return (part) => {
    rest += part.toString("latin1");
    const found: SeenRequest[] = [];
    for (let next = firstRequest(rest); next; next = firstRequest(rest)) {
      found.push(next.request);
      rest = rest.slice(next.length);
    }
    return found;
  };
}

function firstRequest(text: string): { request: SeenRequest; length: number } | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [requestLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const [method = "", path = ""] = requestLine.split(" ");
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const bodyEnd = endOfBody(text, end + 4, headers);
  if (bodyEnd === undefined) return undefined;
  const body = text.slice(end + 4, bodyEnd);
  return { request: { method, path, headers, body }, length: bodyEnd };
}

function endOfBody(
  text: string,
  start: number,
  headers: Readonly<Record<string, string>>,
): number | undefined {
  if (headers["transfer-encoding"]) {
    const last = text.indexOf("0\r\n\r\n", start);
    return last < 0 ? undefined : last + 5;
  }
  const end = start + Number(headers["content-length"] ?? 0);
  return text.length < end ? undefined : end;
}
