import {
  isCommaList,
  isReadAsList,
  isRewritten,
  sentSteps,
  tableIn,
} from "../../language/ir/input-steps.ts";
import { isDeepStrictEqual } from "node:util";
import { itemsOf } from "../../language/check/values.ts";
import { alwaysSent } from "../../language/ir/given.ts";
import { dependenceOf } from "../../language/ir/rules.ts";
import type { Json, JsonSchema, Limits, Parameter } from "../../language/ir/types.ts";
import { valueSchema } from "../../language/ir/wire-schema.ts";
import { limitWords, type LimitName, limitNames } from "../../language/words/limits.ts";
import { isExact, itemOf, limitsOf, listLimits } from "../draft/limits.ts";
import type { Finding } from "../finding.ts";
import { keywordOf } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { fits, type Types, typesOf, valuesOf } from "../shape/types.ts";
import { type OperationComparison, parameterPath } from "./comparison.ts";
import { either, eitherValue } from "./list-text.ts";
import type { Target } from "./places.ts";

/** A parameter beside what the vendor takes under its name on the wire. */
export function* compareValue(
  parameter: Parameter,
  target: Target,
  wire: string,
  comparison: OperationComparison,
): Generator<Finding> {
  const { ours, tell, followTheirs } = comparison;
  const path = parameterPath(ours, parameter);
  const types = typesOf(target.node, followTheirs);
  yield* compareRequired(parameter, target, wire, comparison);
  if (target.deprecated && parameter.words?.deprecated === undefined)
    yield tell("sent-deprecated", path, `\`${wire}\` is deprecated`);
  const own = new Set(
    typesOf({ schema: valueSchema(parameter, ours.parameters), at: [] }, followTheirs),
  );
  own.delete("null");
  if (types !== null && own.size > 0 && !isTaken(own, types, parameter, comparison)) {
    const text = `The vendor takes ${either(types)} for \`${wire}\`, not ${either(own)}`;
    yield tell("sent-other", path, text);
    return;
  }
  if (parameter.nulls && types !== null && !types.has("null"))
    yield tell("sent-other", [...path, "clear"], `The vendor does not take null for \`${wire}\``);
  yield* compareLimits(parameter, wire, target.node, comparison);
  yield* compareDefault(parameter, target, wire, comparison);
}

/** Whether a value of one of these types is one that the vendor takes. */
function isTaken(
  own: Iterable<string>,
  types: NonNullable<Types>,
  { placement, type, limits }: Parameter,
  { ours }: OperationComparison,
): boolean {
  // In a path, a query and a header, everything is text.
  const isText = placement.kind !== "body" && placement.kind !== "property";
  const isPart = ours.encode?.kind === "multipart" && type === "json";
  const all = [
    ...own,
    ...(isText || isPart ? ["string"] : []),
    // One item of a list is written like a single value, and one of several files is one.
    ...((isText && type === "string") || type === "file" ? ["array"] : []),
  ];
  // A text may be the digits of a number.
  const isDigits = limits.pattern !== undefined && types.has("integer");
  return isDigits || all.some((each) => fits(each, types));
}

function* compareRequired(
  parameter: Parameter,
  { required }: Target,
  wire: string,
  { ours, tell }: OperationComparison,
): Generator<Finding> {
  const path = [...parameterPath(ours, parameter), "required"];
  const { placement, when, shared } = parameter;
  if (placement.kind === "path") return;
  if (required && !alwaysSent(parameter)) {
    const isSimple = parameter.default === undefined && when === null;
    const amendments = isSimple ? [{ path, value: true }] : [];
    yield tell("sent-tighter", path.slice(0, -1), `The vendor requires \`${wire}\``, amendments);
  }
  const isOurWord = parameter.required && when === null && !shared;
  // A body as a whole has no name; of an empty list nothing travels.
  const isBody = placement.kind === "body" || wire === "";
  if (required === false && isOurWord && !isBody)
    yield tell("sent-looser", path, `The vendor does not require \`${wire}\``);
}

/** A default that is sent is the manifest's own word. */
function* compareDefault(
  parameter: Parameter,
  { node }: Target,
  wire: string,
  { ours, tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const there = keywordOf(node, "default", followTheirs);
  const here = parameter.default;
  if (here === undefined || there === undefined || parameter.sendDefault) return;
  // A list may be given as one text.
  const isSame = [there, itemsOf(parameter, there)].some((each) => isDeepStrictEqual(here, each));
  if (isSame || String(here) === String(there)) return;
  const path = [...parameterPath(ours, parameter), "providerDefault"];
  const [own, other] = [JSON.stringify(here), JSON.stringify(there)];
  const text = `Without \`${wire}\` the vendor assumes ${other}, not ${own}`;
  yield tell("sent-changed", path, text, [{ path, value: there }]);
}

/** Lists of values are compared apart; a vendor's format names a type of programming languages. */
type Limit = Exclude<LimitName, "enum" | "format" | "maxBytes" | "mediaTypes">;

const COMPARED = (["up", "down", "order", "opaque"] as const).flatMap((tighter) =>
  limitNames.filter(isCompared).filter((name) => limitWords[name].tighter === tighter),
);

function isCompared(name: LimitName): name is Limit {
  return !["enum", "format", "maxBytes", "mediaTypes"].includes(name);
}

/** Which values the vendor takes of a parameter, and which the manifest lets through. */
function* compareLimits(
  parameter: Parameter,
  wire: string,
  node: SchemaNode,
  comparison: OperationComparison,
): Generator<Finding> {
  const { type, shape, limits, convert } = parameter;
  const isList = isReadAsList(parameter) || (type === "json" && shape === "array");
  if (!isList && (type === "json" || isCommaList(parameter))) return;
  const { followTheirs } = comparison;
  // A list in a query takes single values, too.
  const isArray = typesOf(node, followTheirs)?.has("array");
  const single = isArray ? itemOf(node, followTheirs) : node;
  // What is made of a value has limits of its own.
  const isMade = sentSteps(parameter).length > 0;
  const drafted: JsonSchema = {
    ...limitsOf({ type, convert }, single, followTheirs),
    ...(isList && listLimits(node, followTheirs)),
  };
  for (const limit of isMade ? [] : COMPARED) {
    const here = limits[limit];
    const around = limitWords[limit].of === "items" ? node : single;
    // What drafts cannot say is not missing.
    const there = here === undefined ? drafted[limit] : keywordOf(around, limit, followTheirs);
    const isLimit = typeof there === "string" || typeof there === "number";
    if (isLimit && typeof there === typeof (here ?? there))
      yield* compareLimit(parameter, limit, there, wire, comparison);
  }
  if (type !== "json" && !isRewritten(parameter))
    yield* compareValues(parameter, wire, single, "enum" in drafted, comparison);
}

function* compareLimit(
  parameter: Parameter,
  limit: Limit,
  there: string | number,
  wire: string,
  { ours, tell }: OperationComparison,
): Generator<Finding> {
  const here = parameter.limits[limit];
  const path = [...parameterPath(ours, parameter), limit];
  const amendments = isExact(there) ? [{ path, value: there }] : [];
  if (here === undefined) {
    if (isImplied(limit, Number(there), parameter.limits)) return;
    const text = `The vendor has a \`${limit}\` of ${there} for \`${wire}\``;
    yield tell("sent-unsaid", path.slice(0, -1), text, amendments);
  } else if (here !== there) {
    const text = `\`${limit}\` of \`${wire}\` is ${there}, not ${here}`;
    yield tell(codeOf(limit, here, there), path, text, amendments);
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
  const { tighter } = limitWords[limit];
  if (tighter !== "up" && tighter !== "down") return "sent-changed";
  return there > here === (tighter === "up") ? "sent-tighter" : "sent-looser";
}

function* compareValues(
  parameter: Parameter,
  wire: string,
  node: SchemaNode,
  isSayable: boolean,
  { ours, tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  // An empty text counts as none.
  const taken = (valuesOf(node, followTheirs) ?? []).filter((value) => value !== "");
  const { limits, type } = parameter;
  const [map, depends] = [tableIn(parameter), dependenceOf(parameter)];
  const here = map
    ? Object.values(map)
    : (limits.enum ?? (depends && Object.values(depends.values).flat()));
  // A boolean has no other values, and some values no draft can say.
  if (taken.length === 0 || (!here && !isSayable)) return;
  const whole = parameterPath(ours, parameter);
  const path = [...whole, "enum"];
  const gone = without(here ?? [], taken);
  const more = without(taken, here ?? []);
  const value = [...new Set(here)].filter((each) => !gone.includes(each)).concat(more);
  // A value of a table needs a name.
  const canAmend = !map && !depends && type !== "boolean" && value.every(isExact);
  const amendments = canAmend ? [{ path, value }] : [];
  const texts = { gone: eitherValue([...new Set(gone)]), more: eitherValue(more) };
  if (!here)
    yield tell(
      "sent-unsaid",
      whole,
      `The vendor accepts only ${texts.more} for \`${wire}\``,
      amendments,
    );
  else if (more.length > 0)
    yield tell(
      "sent-looser",
      path,
      `The vendor also accepts ${texts.more} for \`${wire}\``,
      amendments,
    );
  if (gone.length > 0)
    yield tell(
      "sent-tighter",
      path,
      `The vendor does not accept ${texts.gone} for \`${wire}\``,
      amendments,
    );
}

/** On the wire, a number and its text are the same. */
function without(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const known = new Set(others.map(String));
  return values.filter((value) => !known.has(String(value)));
}
