import { type Asked, holds } from "../conditions.ts";
import type { Condition } from "../definition.ts";
import { isAbsent } from "../inputs/check.ts";
import { wrongInput } from "../tool-error.ts";
import type { SentRequest } from "./connection.ts";
import { refuse } from "./refusal.ts";
import { segment } from "./segment.ts";

/** One of several method and paths of an operation. */
export interface Line {
  readonly method: string;
  /** Path template; `{name...}` stands for several segments. */
  readonly path: string;
  /** What stands for several segments when it is not given. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** It is taken only while this holds of what is sent. */
  readonly when?: Condition;
}

/** A request whose method and path depend on what is sent; `Operation` is that of the first line. */
export interface LinedRequest<Operation = unknown> extends SentRequest {
  readonly line: Pick<Line, "method" | "path">;
  /** For the compiler alone. */
  readonly of?: Operation;
}

/**
 * The first line whose path parameters are all given and whose condition holds, else the last. `usual`
 * has what counts in conditions for what is not given.
 */
export function lineOf(
  lines: readonly [Line, ...Line[]],
  params: object,
  usual: Readonly<Record<string, unknown>> = {},
): LinedRequest["line"] {
  // Own members only, whatever a parameter is called.
  const given: Readonly<Record<string, unknown>> = Object.assign(Object.create(null), params);
  const asked: Asked = {
    value: (name) => given[name] ?? usual[name],
    given: (name) => (given[name] ?? null) !== null,
    named: (name) => given[name],
  };
  const isTaken = ({ path, when }: Line) =>
    (!when || holds(when, asked)) &&
    [...path.matchAll(/\{(\w+)/g)].every(([, name = ""]) => !isAbsent(given[name]));
  const { method, path, defaults = {} } = lines.find(isTaken) ?? lines.at(-1) ?? lines[0];
  return {
    method,
    path: path.replace(/\{(\w+)\.\.\.\}/g, (_, name: string) =>
      segments(name, given[name] ?? defaults[name]),
    ),
  };
}

/**
 * A text as segments of a path, each of which decodes to the text between two slashes. Throws where
 * a segment is empty, `.` or `..`: the request would reach another place.
 */
export function segments(name: string, value: unknown): string {
  if (typeof value !== "string") return refuse(wrongInput(name, "a path"));
  return value
    .split("/")
    .map((part) => segment(name, part))
    .join("/");
}
