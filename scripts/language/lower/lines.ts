import { lowerCondition } from "../manifest/condition.ts";
import type { Line, Method } from "../ir/types.ts";
import type { ManifestLine, ManifestOperation } from "../manifest/types.ts";

/** The lines of a request, in order. */
export function requestLines(request: ManifestOperation["request"]): readonly ManifestLine[] {
  return [request].flat().map((line) => (typeof line === "string" ? { line } : line));
}

/** The parameter that is the whole address of a request: `GET {url}`. */
export function fetchedName(request: ManifestOperation["request"]): string | undefined {
  return /^GET \{(\w+)\}/.exec(requestLines(request)[0]?.line ?? "")?.[1];
}

/** `GET /path#label` -> its parts. A whole address stands in documents as one segment. */
export function splitLine(line: string): { method: Method; path: string; label?: string } {
  const at = line.indexOf(" ");
  const [written = "", label] = line.slice(at + 1).split("#");
  const path = written.trim();
  // The manifest's schema allows no other methods.
  const method = line.slice(0, at) as Method;
  return {
    method,
    path: path.startsWith("/") ? path : `/${path}`,
    ...(label !== undefined && { label: label.trim() }),
  };
}

/** Lowers the lines of a request; undefined where there is one. */
export function lowerLines(request: ManifestOperation["request"]): readonly Line[] | undefined {
  const lines = requestLines(request);
  if (lines.length < 2) return undefined;
  return lines.map(({ line, when }) => {
    const { method, path } = splitLine(line);
    return { method, path, ...(when !== undefined && { when: lowerCondition(when) }) };
  });
}

/** The paths of all lines, in one text. */
export function allPaths(request: ManifestOperation["request"]): string {
  return requestLines(request)
    .map(({ line }) => splitLine(line).path)
    .join(" ");
}
