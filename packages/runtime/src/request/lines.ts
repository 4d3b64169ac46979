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
  usual: Usual = {},
): LinedRequest["line"] {
  const given = ownOf(params);
  const asked = aboutInputs(given, usual);
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

/** A value while a condition holds of what is sent, as that of a line. */
export function whileHolds<Value>(
  value: Value,
  condition: Condition,
  params: object,
  usual: Usual = {},
): Value | undefined {
  return holds(condition, aboutInputs(ownOf(params), usual)) ? value : undefined;
}

type Usual = Readonly<Record<string, unknown>>;

/** Own members only, whatever a parameter is called. */
function ownOf(params: object): Usual {
  return Object.assign(Object.create(null), params);
}

function aboutInputs(given: Usual, usual: Usual): Asked {
  return {
    value: (name) => given[name] ?? (Object.hasOwn(usual, name) ? usual[name] : undefined),
    given: (name) => (given[name] ?? null) !== null,
    named: (name) => given[name] ?? undefined,
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
