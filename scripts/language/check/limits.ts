import { usualOf } from "../ir/converted.ts";
import { patternSample } from "../../system/pattern-sample.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isCommaList } from "../ir/input-steps.ts";
import { choicePath } from "../manifest/choices.ts";
import { limitWords, limitNames, ranges } from "../words/limits.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { costProblems, isUsablePattern, patternProblem } from "./patterns.ts";
import { type Declaration, type Findings, memberRange, type PreparedManifest } from "./prepared.ts";
import { brokenLimit, fitsType, isOn, neverGiven, sayValue, typeWord } from "./values.ts";

/** Limits that fit neither the parameter's type nor each other. */
export function* checkLimits({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    yield* checkTypes(declaration, source);
    yield* checkRange(declaration, source);
    yield* checkPattern(declaration, source);
    yield* checkEnum(declaration, source);
    yield* checkChoices(declaration, source);
  }
}

function* checkPattern(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  const { pattern, maxLength } = parameter;
  if (pattern === undefined) return;
  const what = `parameter "${name}"`;
  const range = memberRange(source, declaration, "pattern");
  const reason = patternProblem(pattern);
  if (reason) yield diagnostic("pattern-invalid", range, { what, reason });
  yield* costProblems(what, pattern, maxLength, range);
  if (needsExample(declaration)) yield diagnostic("pattern-without-example", range, { name });
}

/** Whether no value is known that fits a pattern, from which the contract suite could make its calls. */
function needsExample({ name, parameter }: Declaration): boolean {
  const { pattern = "", minLength, maxLength, format, secret } = parameter;
  const known = [parameter.example, usualOf(parameter), parameter.enum];
  if (secret || format !== undefined || known.some((value) => value !== undefined)) return false;
  if (!isUsablePattern(pattern, maxLength) || new RegExp(pattern, "u").test(`sample-${name}`)) {
    return false;
  }
  return patternSample(pattern, { minLength, maxLength }) === undefined;
}

function* checkTypes(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter, at } = declaration;
  const { type } = parameter;
  for (const limit of limitNames) {
    if (parameter[limit] === undefined || isOn(limit, parameter)) continue;
    const isOfList = limitWords[limit].of === "items";
    const own = typeWord(parameter);
    const given = isOfList && type !== "json" ? `${own} without \`convert: csv\`` : own;
    yield diagnostic("limit-type", source.keyAt([...at, limit]), { name, limit, type: given });
  }
}

function* checkRange(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, at, parameter } = declaration;
  const contradiction = ranges.find(({ least, most }) =>
    exceeds(parameter[least], parameter[most]),
  );
  if (contradiction) {
    const { least, most } = contradiction;
    const limits = `${least} ${parameter[least]} and ${most} ${parameter[most]}`;
    yield diagnostic("limits-contradict", source.keyAt([...at, least]), { name, limits });
    return;
  }
  // Blank text and an empty list count as absent.
  const nothing = (["maxLength", "maxItems"] as const).find((limit) => parameter[limit] === 0);
  if (nothing === undefined && !isEmptyRange(parameter)) return;
  const given = nothing ? [nothing] : NUMERIC.filter((limit) => parameter[limit] !== undefined);
  const limits = given.map((limit) => `${limit} ${parameter[limit]}`).join(" and ");
  // An empty range has at least one limit.
  const [first = "minimum"] = given;
  yield diagnostic("limits-contradict", source.keyAt([...at, first]), { name, limits });
}

const NUMERIC = [
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minimum",
  "maximum",
  "multipleOf",
] as const;

/** Whether the limits leave no number, or no whole one where one is needed. */
function isEmptyRange({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: ManifestParameter) {
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const most = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  // Fractions have no exact form: 0.3 / 0.1 is 2.9999999999999996.
  const between = (step: number) =>
    Math.floor(most / step + 1e-9) >= Math.ceil(least / step - 1e-9);
  if (multipleOf !== undefined && !between(multipleOf)) return true;
  if (type !== "integer") {
    const isOpen = exclusiveMinimum === least || exclusiveMaximum === most;
    return least > most || (isOpen && least === most);
  }
  const first = exclusiveMinimum === least ? Math.floor(least) + 1 : Math.ceil(least);
  const last = exclusiveMaximum === most ? Math.ceil(most) - 1 : Math.floor(most);
  return first > last;
}

function exceeds(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}

function* checkEnum(
  { name, at, parameter }: Declaration,
  source: PreparedManifest["source"],
): Findings {
  const { enum: values = [], type } = parameter;
  for (const [index, value] of values.entries()) {
    const range = source.keyAt([...at, ...choicePath(parameter, index)]);
    if (!fitsType(type, value)) {
      yield diagnostic("enum-type", range, { name, value: sayValue(value), type });
      continue;
    }
    const limit = neverGiven(parameter, value) ?? brokenLimit(parameter, value);
    if (limit !== undefined) {
      yield diagnostic("enum-outside-limits", range, { name, value: sayValue(value), limit });
    }
  }
}

/** What a map says of allowed values: of true and false only what travels, and what does not of items alone. */
function* checkChoices(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, at, parameter } = declaration;
  const { type, choices } = parameter;
  if (choices === undefined) return;
  const keyAt = (...path: readonly string[]) => source.keyAt([...at, "enum", ...path]);
  if (type === "boolean") {
    for (const key of Object.keys(choices.table ?? {})) {
      if (key === "true" || key === "false") continue;
      yield diagnostic("enum-type", keyAt(key), { name, value: sayValue(key), type });
    }
    for (const { value, ...words } of choices.words) {
      for (const word of Object.keys(words))
        yield diagnostic("word-unused", keyAt(String(value), word), { word });
    }
  }
  for (const key of choices.omitted) {
    const instead = Object.hasOwn(choices.table ?? {}, key)
      ? "write `send` or `$omit`"
      : !isCommaList(parameter) &&
        (type === "boolean"
          ? `leave out the entry of \`${key}\`, and it is not sent`
          : `write \`when: { ${name}: { not: ${key} } }\`; only an item of a list is left out alone`);
    if (instead) yield diagnostic("key-foreign", keyAt(key, "$omit"), { key: "$omit", instead });
  }
}
