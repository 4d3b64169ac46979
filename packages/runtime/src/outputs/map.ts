import type { Json, Output } from "../definition.ts";
import { withDigits } from "../json.ts";
import { madeOnce } from "../made-once.ts";
import { isOfKind } from "./kind.ts";
import { select } from "./path.ts";
import type { Roots } from "./roots.ts";
import { ToolError } from "../tool-error.ts";
import type { Keywords } from "../keywords.ts";

/** The outputs of an operation. */
export interface OutputDefinition {
  /** By dotted name. */
  readonly outputs: Readonly<Record<string, Output>>;
  readonly keywords?: Keywords;
}

/** Stands for a value that is missing, or whose type is not the output's. */
export const invalid: unique symbol = Symbol();

/** Outputs with their dotted names, which are split once. */
const plans = new WeakMap<OutputDefinition["outputs"], readonly Plan[]>();

interface Plan {
  readonly name: string;
  readonly output: Output;
  readonly members: readonly string[];
}

function planOf(outputs: OutputDefinition["outputs"]): readonly Plan[] {
  return Object.entries(outputs).map(([name, output]) => ({
    name,
    output,
    members: name.split("."),
  }));
}

type Reshape = NonNullable<Keywords["reshape"]>;

/** `count`, the only step that is always available. */
const count: Reshape = (_, value) => (Array.isArray(value) ? value.length : invalid);

/** The nested outputs of an operation; `overrides` replace outputs of the same dotted name. */
export function mapOutputs(
  { outputs, keywords }: OutputDefinition,
  roots: Roots,
  overrides?: Readonly<Record<string, Json>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const reshape = keywords?.reshape ?? count;
  for (const { name, output, members } of madeOnce(plans, outputs, planOf)) {
    const isOverridden = overrides && Object.hasOwn(overrides, name);
    const constant = isOverridden ? overrides[name] : output.const;
    const value = constant === undefined ? readOutput(output, roots, reshape) : copy(constant);
    if (value === invalid) {
      const message = `The reply has no ${output.type} for ${name} at ${output.from}.`;
      throw new ToolError("invalid_reply", message);
    }
    if (value !== undefined) place(result, members, value);
  }
  return result;
}

/** The first value that is present and of the right type; `invalid` when one is present but none fits. */
function readOutput(output: Output, roots: Roots, reshape: Reshape): unknown {
  const {
    from = [],
    convert,
    type,
    integer,
    shape,
    optional,
    nullable,
    default: fallback,
  } = output;
  let isWrong = false;
  for (const path of from) {
    let value = select(path, roots);
    if (convert && value !== undefined && value !== null) value = reshape(convert, value, roots);
    // As text a whole number is exact, however large it is.
    if (type === "string" && isWhole(value)) value = String(value);
    if (type === "json") value = withDigits(value);
    // Blank text stands for nothing where nothing is allowed.
    if (value === undefined || (value === null && !nullable) || (value === "" && optional))
      continue;
    const isOfType = integer
      ? Number.isSafeInteger(value)
      : type === "json"
        ? isOfKind(shape, value)
        : typeof value === type;
    if (value === null || (isOfType && value !== invalid)) return value;
    isWrong = true;
  }
  if (isWrong) return invalid;
  if (fallback !== undefined) return copy(fallback);
  return optional ? undefined : nullable ? null : invalid;
}

function isWhole(value: unknown): boolean {
  return typeof value === "bigint" || Number.isSafeInteger(value);
}

/** Sets what a dotted name leads to, through own members only: `toString.x` must not reach Object.prototype. */
export function place(
  result: Record<string, unknown>,
  members: readonly string[],
  value: unknown,
): void {
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
