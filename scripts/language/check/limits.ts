import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Limits, ValueType } from "../ir/types.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { patternProblem } from "./patterns.ts";
import { type Declaration, type Findings, memberRange, type Subject } from "./subject.ts";

const NUMERIC: readonly ValueType[] = ["integer", "number"];
const TEXT: readonly ValueType[] = ["string"];

/** Types that a limit has a meaning for. */
const TYPES: Readonly<
  Record<
    Exclude<keyof Limits, "minItems" | "maxItems"> | "enumBy" | "shape" | "convert",
    readonly ValueType[]
  >
> = {
  minimum: NUMERIC,
  maximum: NUMERIC,
  exclusiveMinimum: NUMERIC,
  exclusiveMaximum: NUMERIC,
  multipleOf: NUMERIC,
  minLength: TEXT,
  maxLength: TEXT,
  pattern: TEXT,
  format: TEXT,
  enum: [...TEXT, ...NUMERIC],
  enumBy: TEXT,
  shape: ["json"],
  convert: TEXT,
};

const PAIRS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

/** Limits that fit neither the parameter's type nor each other. */
export function* checkLimits({ declarations, source }: Subject): Findings {
  for (const declaration of declarations) {
    yield* checkTypes(declaration, source);
    yield* checkRange(declaration, source);
    const { name, parameter } = declaration;
    const reason = parameter.pattern && patternProblem(parameter.pattern);
    if (reason) {
      yield diagnostic("pattern-invalid", memberRange(source, declaration, "pattern"), {
        what: `parameter "${name}"`,
        reason,
      });
    }
  }
}

function* checkTypes(declaration: Declaration, source: Subject["source"]): Findings {
  const { name, parameter } = declaration;
  const { type, convert } = parameter;
  for (const [limit, types] of Object.entries(TYPES)) {
    // Object.entries forgets the names of the keys.
    const key = limit as keyof typeof TYPES;
    if (parameter[key] === undefined || types.includes(type)) continue;
    const code = key === "convert" ? "converter-type" : "limit-type";
    const range = source.keyAt([...declaration.at, key]);
    yield diagnostic(code, range, { name, limit: key === "convert" ? `${convert}` : key, type });
  }
  for (const key of ["minItems", "maxItems"] as const) {
    if (parameter[key] === undefined || convert === "csv" || convert === "csv-text") continue;
    const range = source.keyAt([...declaration.at, key]);
    yield diagnostic("limit-type", range, {
      name,
      limit: key,
      type: `${type} without \`convert: csv\``,
    });
  }
}

function* checkRange(declaration: Declaration, source: Subject["source"]): Findings {
  const { name, at, parameter } = declaration;
  const contradiction = PAIRS.find(([least, most]) => exceeds(parameter[least], parameter[most]));
  if (contradiction) {
    const [least, most] = contradiction;
    const limits = `${least} ${parameter[least]} and ${most} ${parameter[most]}`;
    yield diagnostic("limits-contradict", source.keyAt([...at, least]), { name, limits });
  } else if (isEmptyRange(parameter)) {
    const key = parameter.exclusiveMinimum === undefined ? "exclusiveMaximum" : "exclusiveMinimum";
    const limits = (["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"] as const)
      .filter((limit) => parameter[limit] !== undefined)
      .map((limit) => `${limit} ${parameter[limit]}`)
      .join(" and ");
    yield diagnostic("limits-contradict", source.keyAt([...at, key]), { name, limits });
  }
}

/** Whether exclusive limits leave no number, or no whole one where one is needed. */
function isEmptyRange({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: ManifestParameter) {
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined) return false;
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const most = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  if (type !== "integer") return least > most || (least === most && Number.isFinite(least));
  const first = exclusiveMinimum === least ? Math.floor(least) + 1 : Math.ceil(least);
  const last = exclusiveMaximum === most ? Math.ceil(most) - 1 : Math.floor(most);
  return first > last;
}

function exceeds(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}
