import { filledBraces } from "./braces.ts";
import type { Operation } from "./types.ts";

/** What tells a request apart on the wire, and the label that is not sent. */
export type RequestLine = Pick<Operation, "method" | "path"> & {
  readonly label?: string | undefined;
};

/** Method and path; parameters in it may have other names. */
export function requestLine({ method, path }: RequestLine): string {
  return `${method} ${filledBraces(path, () => "{}")}`;
}

/** The path as the types of the client know it: `/graphql#create-issue`. */
export function labelledPath({ path, label }: Pick<RequestLine, "path" | "label">): string {
  return label === undefined ? path : `${path}#${label}`;
}

/** Those of one method and path together, in the order of the first of them. */
export function byRequestLine<Line extends RequestLine>(
  lines: readonly Line[],
): readonly (readonly [Line, ...Line[]])[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const key = requestLine(line);
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}
