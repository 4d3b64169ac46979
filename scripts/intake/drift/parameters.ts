import { isDeepStrictEqual } from "node:util";
import { itemsOf } from "../../language/check/values.ts";
import { alwaysSent } from "../../language/ir/given.ts";
import type { Constant, Parameter } from "../../language/ir/types.ts";
import type { Finding } from "../finding.ts";
import { keywordOf } from "../shape/members.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import { type OperationComparison, parameterPath, positionOf } from "./comparison.ts";
import { compareLimits } from "./limits.ts";
import { either, eitherValue } from "./list-text.ts";
import { otherPlace, PLACES, type Target, targetOf, wireName } from "./targets.ts";
import { fits, typeText } from "./types.ts";

/** What the manifest sends, one value after the other, beside what the vendor takes. */
export function* compareParameters(comparison: OperationComparison): Generator<Finding> {
  for (const parameter of comparison.ours.parameters) {
    const found = targetOf(parameter.placement, comparison);
    if (found === "absent") yield* gone("parameter-gone", parameter, comparison);
    else if (found !== "unknown") {
      const wire = wireName(parameter.placement, comparison.pathNames);
      yield* compareParameter(parameter, found, wire, comparison);
    }
  }
  for (const constant of comparison.ours.constants) {
    const found = targetOf(constant.placement, comparison);
    if (found === "absent") yield* gone("constant-gone", constant, comparison);
    else if (found !== "unknown") yield* compareConstant(constant, found, comparison);
  }
}

function* gone(
  code: "parameter-gone" | "constant-gone",
  sent: Parameter | Constant,
  comparison: OperationComparison,
): Generator<Finding> {
  const { ours, theirs, report, pathNames } = comparison;
  const { placement } = sent;
  const path =
    "name" in sent
      ? parameterPath(ours, sent)
      : ["operations", ours.id, "constants", constantKey(sent)];
  const wire = wireName(placement, pathNames);
  const other = otherPlace(placement, comparison);
  const position = positionOf(theirs, path);
  const [here, place] = [PLACE_NAMES[placement.kind], PLACES[placement.kind]];
  yield other
    ? report("parameter-moved", position, { wire, here, there: PLACE_NAMES[other.kind] })
    : report(code, position, { wire, place });
}

const PLACE_NAMES = {
  path: "path",
  query: "query",
  header: "headers",
  body: "body",
  property: "body",
  none: "address",
};

/** A parameter beside what the vendor takes under its name on the wire. */
export function* compareParameter(
  parameter: Parameter,
  target: Target,
  wire: string,
  comparison: OperationComparison,
): Generator<Finding> {
  const { ours, theirs, report, followTheirs } = comparison;
  const path = parameterPath(ours, parameter);
  const position = positionOf(theirs, path);
  const types = typesOf(target.node, followTheirs);
  yield* compareRequired(parameter, target, wire, comparison);
  const isNews = target.deprecated && parameter.words?.deprecated === undefined;
  if (isNews) yield report("parameter-deprecated", position, { wire });
  // In a part, JSON is its text.
  const isPart = ours.encode?.kind === "multipart" && parameter.type === "json";
  // Digits of a number, or one of several files.
  const isDigits = parameter.limits.pattern !== undefined && types?.has("integer");
  const isOne = parameter.type === "file" && types?.has("array");
  const isText = isPart && types?.has("string");
  if (!fits(parameter, types) && !isText && !isDigits && !isOne) {
    const values = { wire, types: either(types ?? []), type: typeText(parameter) };
    yield report("parameter-type", position, values);
    return;
  }
  if (parameter.nulls && types !== null && !types.has("null"))
    yield report("null-refused", { ...position, path: [...path, "nulls"] }, { wire });
  yield* compareLimits(parameter, wire, target.node, comparison);
  yield* compareDefault(parameter, target, wire, comparison);
}

function* compareRequired(
  parameter: Parameter,
  { required }: Target,
  wire: string,
  { ours, theirs, report }: OperationComparison,
): Generator<Finding> {
  const path = parameterPath(ours, parameter);
  if (parameter.placement.kind === "path") return;
  if (required && !alwaysSent(parameter)) {
    const isSimple = parameter.default === undefined && parameter.when === null;
    const amendments = isSimple ? [{ path: [...path, "required"], value: true }] : [];
    yield report("parameter-required", { ...positionOf(theirs, path), amendments }, { wire });
  }
  const isOurWord = parameter.required && parameter.when === null && !parameter.shared;
  // A body as a whole has no name; of an empty list nothing travels.
  const isBody = parameter.placement.kind === "body" || wire === "";
  if (required === false && isOurWord && !isBody) {
    yield report("parameter-optional", positionOf(theirs, [...path, "required"]), { wire });
  }
}

/** A default that is sent is the manifest's own word. */
function* compareDefault(
  parameter: Parameter,
  { node }: Target,
  wire: string,
  { ours, theirs, report, followTheirs }: OperationComparison,
): Generator<Finding> {
  const there = keywordOf(node, "default", followTheirs);
  const here = parameter.default;
  if (here === undefined || there === undefined || parameter.sendDefault) return;
  // A list may be given as one text.
  const isSame = [there, itemsOf(parameter, there)].some((each) => isDeepStrictEqual(here, each));
  if (isSame || String(here) === String(there)) return;
  const path = [...parameterPath(ours, parameter), "default"];
  const values = { wire, here: JSON.stringify(here), there: JSON.stringify(there) };
  yield report(
    "default-other",
    { ...positionOf(theirs, path), amendments: [{ path, value: there }] },
    values,
  );
}

function* compareConstant(
  constant: Constant,
  { node }: Target,
  { ours, theirs, report, pathNames, followTheirs }: OperationComparison,
): Generator<Finding> {
  const taken = valuesOf(node, followTheirs);
  const { value } = constant;
  if (taken === null || value === null || taken.map(String).includes(String(value))) return;
  const path = ["operations", ours.id, "constants", constantKey(constant)];
  yield report("constant-refused", positionOf(theirs, path), {
    wire: wireName(constant.placement, pathNames),
    value: JSON.stringify(value),
    values: eitherValue(taken),
  });
}

/** As the manifest writes it: `body.a.b`, `query.name`. */
function constantKey({ placement }: Constant): string {
  return placement.kind === "property"
    ? ["body", ...placement.path].join(".")
    : `${placement.kind}.${placement.name}`;
}
