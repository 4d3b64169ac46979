import type { Json, Output, Path } from "./definition.ts";
import { parsePath, select } from "./path.ts";
import { ToolError } from "./tool-error.ts";

/** What paths can select from. */
export interface Roots {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The checked inputs. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Outputs by dotted name, as an operation declares them. */
export type Outputs = Readonly<Record<string, Output>>;

/** Stands for a value that is missing or of another type than the output's. */
const invalid = Symbol();

/**
 * The nested result of an operation; `overrides` stand for outputs of the same dotted name. They are
 * given, be it empty, when an error status is the answer: its body may be any text.
 */
export function mapOutputs(
  outputs: Outputs,
  roots: Roots,
  overrides?: Readonly<Record<string, Json>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, output] of Object.entries(outputs)) {
    const isOverridden = overrides && Object.hasOwn(overrides, name);
    const constant = isOverridden ? overrides[name] : output.const;
    const isWrong = !overrides && isForeign(output, roots.body);
    const read = () => (isWrong ? invalid : readOutput(output, roots));
    const value = constant === undefined ? read() : copy(constant);
    if (value === invalid) {
      const message = `The reply has no ${output.type} for the output ${name} at ${output.from}.`;
      throw new ToolError("invalid_reply", message, { status: roots.status });
    }
    if (value !== undefined) place(result, name, value);
  }
  return result;
}

/** Whether all paths lead to members that such a body cannot have: then absence says nothing. */
function isForeign({ from }: Output, body: unknown): boolean {
  if (body === undefined || !from) return false;
  return from.every((path) => {
    const [root, member] = parsePath(path);
    if (root !== "body" || member === undefined) return false;
    return !(typeof member === "number" ? Array.isArray(body) : isObject(body));
  });
}

/** The first value that is present and of the right type; `invalid` when one is present but none fits. */
function readOutput(output: Output, roots: Roots): unknown {
  let wasWrong = false;
  for (const path of output.from ?? []) {
    const value = select(path, roots);
    const shaped = value === undefined || value === null ? value : reshape(output, value, roots);
    if (isAbsent(output, shaped)) continue;
    if (isOfType(output, shaped)) return shaped;
    wasWrong = true;
  }
  if (wasWrong) return invalid;
  if (output.default !== undefined) return copy(output.default);
  if (output.optional) return undefined;
  return output.nullable ? null : invalid;
}

/** Blank text stands for nothing where nothing is allowed. */
function isAbsent({ nullable, optional }: Output, value: unknown): boolean {
  return value === undefined || (value === null && !nullable) || (value === "" && !!optional);
}

function isOfType({ type, integer }: Output, value: unknown): boolean {
  if (value === null || type === "json") return value !== invalid;
  return integer ? Number.isInteger(value) : typeof value === type;
}

/** Applies `each`, `omit` and `take`, in this order. */
function reshape({ each, omit, take }: Output, value: unknown, roots: Roots): unknown {
  let shaped = value;
  if (each) {
    if (!Array.isArray(shaped)) return invalid;
    shaped = shaped.map((item) => pick(each, { ...roots, item }));
  }
  if (omit) {
    if (!isObject(shaped)) return invalid;
    shaped = Object.fromEntries(Object.entries(shaped).filter(([key]) => !omit.includes(key)));
  }
  if (take === "keys") return isObject(shaped) ? Object.keys(shaped) : invalid;
  if (!take) return shaped;
  if (!Array.isArray(shaped)) return invalid;
  return take === "count" ? shaped.length : shaped.at(take === "first" ? 0 : -1);
}

function pick(paths: Readonly<Record<string, Path>>, roots: object): object {
  const members = Object.entries(paths).map(([name, path]) => [name, select(path, roots)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sets a dotted name, through own members only: `toString.x` must not reach Object.prototype. */
function place(result: Record<string, unknown>, name: string, value: unknown): void {
  const members = parsePath(name);
  let target = result;
  for (const member of members.slice(0, -1)) {
    if (!Object.hasOwn(target, member)) target[member] = {};
    target = target[member] as Record<string, unknown>; // no name is the beginning of another
  }
  target[members.at(-1) ?? ""] = value;
}

/** The definition's own value must not be in the hands of a caller. */
function copy(value: Json): Json {
  return typeof value === "object" ? structuredClone(value) : value;
}
