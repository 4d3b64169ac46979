import type { Json, Limits, Parameter } from "../../language/ir/types.ts";
import { keywords, type LimitName, limitNames } from "../../language/keywords.ts";
import { isExact, itemOf, limitsOf, listLimits } from "../draft/limits.ts";
import type { Finding } from "../finding.ts";
import { keywordOf } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import { type OperationComparison, parameterPath, positionOf } from "./comparison.ts";
import { eitherValue } from "./list-text.ts";

/** Lists of values are compared apart; a vendor's format names a type of programming languages. */
type Limit = Exclude<LimitName, "enum" | "format" | "maxBytes" | "mediaTypes">;

const COMPARED = (["up", "down", "opaque"] as const).flatMap((tighter) =>
  limitNames.filter(isCompared).filter((name) => keywords[name].tighter === tighter),
);

function isCompared(name: LimitName): name is Limit {
  return !["enum", "format", "maxBytes", "mediaTypes"].includes(name);
}

/** Which values the vendor takes of a parameter, and which the manifest lets through. */
export function* compareLimits(
  parameter: Parameter,
  wire: string,
  node: SchemaNode,
  comparison: OperationComparison,
): Generator<Finding> {
  const { type, shape, convert, limits, map, steps } = parameter;
  const isList = convert === "csv" || (type === "json" && shape === "array");
  if ((type === "json" && !isList) || convert === "csv-text") return;
  const { followTheirs } = comparison;
  const single = itemNode(node, comparison);
  // What is made of a value has limits of its own.
  const isMade = map !== undefined || steps !== undefined;
  for (const limit of isMade ? [] : COMPARED) {
    const isOfList = keywords[limit].of === "items";
    const there = bound(isOfList ? node : single, limit, comparison);
    // What is in a list of any JSON has no limits.
    const isMeant = isOfList ? isList : keywords[limit].on.some((each) => each === type);
    if (there === undefined || !isMeant) continue;
    const here = limits[limit];
    const drafted = () =>
      isOfList ? listLimits(node, followTheirs) : limitsOf(parameter, single, followTheirs);
    // What drafts cannot say is not missing.
    if (here === undefined && !(limit in drafted())) continue;
    yield* compareLimit(parameter, limit, here, there, wire, comparison);
  }
  if (type !== "json" && steps === undefined)
    yield* compareValues(parameter, wire, single, comparison);
}

/** A list in a query takes single values, too. */
function itemNode(node: SchemaNode, { followTheirs }: OperationComparison): SchemaNode {
  return typesOf(node, followTheirs)?.has("array") ? itemOf(node, followTheirs) : node;
}

function bound(node: SchemaNode, limit: Limit, { followTheirs }: OperationComparison) {
  const value = keywordOf(node, limit, followTheirs);
  const { tighter, on } = keywords[limit];
  if (tighter === "opaque" && on.includes("string"))
    return typeof value === "string" ? value : undefined;
  return typeof value === "number" ? value : undefined;
}

function* compareLimit(
  parameter: Parameter,
  limit: Limit,
  here: string | number | undefined,
  there: string | number,
  wire: string,
  { ours, theirs, report }: OperationComparison,
): Generator<Finding> {
  const place = [...parameterPath(ours, parameter), limit];
  const amendments = isExact(there) ? [{ path: place, value: there }] : [];
  const position = { ...positionOf(theirs, place), amendments };
  if (here === undefined) {
    if (isImplied(limit, Number(there), parameter.limits)) return;
    const whole = { ...position, path: parameterPath(ours, parameter) };
    yield report("limit-unstated", whole, { limit, there, wire });
  } else if (here !== there) {
    yield report(codeOf(limit, here, there), position, { limit, here, there, wire });
  }
}

/** An excluded bound may be written the other way. */
function isImplied(limit: Limit, there: number, limits: Limits): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  if (limit === "minimum") return (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) >= there - 1;
  if (limit === "exclusiveMinimum") return (minimum ?? Number.NEGATIVE_INFINITY) > there;
  if (limit === "maximum") return (exclusiveMaximum ?? Number.POSITIVE_INFINITY) <= there + 1;
  return limit === "exclusiveMaximum" && (maximum ?? Number.POSITIVE_INFINITY) < there;
}

function codeOf(limit: Limit, here: string | number, there: string | number) {
  const { tighter } = keywords[limit];
  if (tighter !== "up" && tighter !== "down") return "limit-other";
  return there > here === (tighter === "up") ? "limit-tighter" : "limit-looser";
}

function* compareValues(
  parameter: Parameter,
  wire: string,
  node: SchemaNode,
  { ours, theirs, report, followTheirs }: OperationComparison,
): Generator<Finding> {
  // An empty text counts as none.
  const taken = (valuesOf(node, followTheirs) ?? []).filter((value) => value !== "");
  if (taken.length === 0) return;
  const { map } = parameter;
  const path = [...parameterPath(ours, parameter), map ? "map" : "enum"];
  const here = map ? Object.values(map) : (parameter.limits.enum ?? enumBy(parameter));
  const amended: readonly Json[] = here ? [...common(here, taken), ...without(taken, here)] : taken;
  // A value of a table needs a name.
  const isTable = parameter.enumBy !== null || map !== undefined;
  const canAmend = !isTable && parameter.type !== "boolean" && amended.every(isExact);
  const amendments = canAmend ? [{ path, value: amended }] : [];
  const position = { ...positionOf(theirs, path), amendments };
  if (here === null) {
    // A boolean has no other values, and some values no draft can say.
    if (!("enum" in limitsOf(parameter, node, followTheirs))) return;
    const whole = { ...position, path: parameterPath(ours, parameter) };
    yield report("values-unstated", whole, { values: eitherValue(taken), wire });
    return;
  }
  const [gone, more] = [without(here, taken), without(taken, here)];
  if (gone.length > 0) yield report("value-gone", position, { values: eitherValue(gone), wire });
  if (more.length > 0) yield report("value-new", position, { values: eitherValue(more), wire });
}

function enumBy({ enumBy: by }: Parameter): readonly Json[] | null {
  return by ? [...new Set(Object.values(by.values).flat())] : null;
}

/** On the wire, a number and its text are the same. */
function without(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const known = new Set(others.map(String));
  return values.filter((value) => !known.has(String(value)));
}

function common(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const gone = without(values, others);
  return values.filter((value) => !gone.includes(value));
}
