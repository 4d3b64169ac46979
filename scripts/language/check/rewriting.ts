import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { sentSteps } from "../ir/input-steps.ts";
import { rewritten } from "../ir/rewritten.ts";
import { converted, convertedDefault } from "../ir/converted.ts";
import type { InputStep, Json } from "../ir/types.ts";
import { limitNames } from "../words/limits.ts";
import { inputSteps, isListed, isSplit, wordOf } from "../manifest/input-steps.ts";
import { isRewriting, readersOf } from "../manifest/expand-parameter.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { isSent, namingSteps, readBeside, type SentStep, spelled } from "../words/steps.ts";
import { type Facts, type Kind, sayKind } from "../words/word.ts";
import { type Declaration, type Findings, member, type PreparedManifest } from "./prepared.ts";
import { costProblems, patternProblem } from "./patterns.ts";
import { sayValue } from "./values.ts";
import { writtenValues } from "./written-values.ts";

/** Tables, lists of converters and prefixes of parameters. */
export function* checkRewriting({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    const { at, parameter } = declaration;
    if (!hasSteps(parameter)) continue;
    yield* checkTable(declaration, source.keyAt([...at, "map"]));
    yield* checkList(declaration, source.valueAt([...at, "convert"]));
    yield* checkSteps(declaration, source);
    yield* checkZone(declaration, source);
    yield* checkWritten(declaration, source);
  }
}

function* checkTable({ name, parameter }: Declaration, range: SourceRange): Findings {
  const { map, type, enum: listed = [] } = parameter;
  if (map === undefined) return;
  const problem = (text: string) => diagnostic("map-type", range, { name, problem: text });
  const keys = Object.keys(map);
  if (type === "json" || type === "file") yield problem(`which is of type ${type}`);
  if (type === "boolean" && keys.some((key) => key !== "true" && key !== "false")) {
    yield problem("which is true or false");
  }
  const isNumeric = type === "integer" || type === "number";
  const foreign = keys.find((key) => isNumeric && !Number.isFinite(Number(key)));
  if (foreign !== undefined) yield problem(`which is of type ${type}, as "${foreign}" is not`);
  const others = type === "boolean" || type === "json" ? [] : listed.map(String);
  if (foreign === undefined && String(others.toSorted()) !== String(keys.map(asKey).toSorted())) {
    if (others.length > 0) yield problem("whose values `enum` lists already");
  }

  function asKey(key: string): string {
    return isNumeric ? String(Number(key)) : key;
  }
}

/** One converter at most reads the given value, and it comes first. */
function* checkList({ name, parameter }: Declaration, range: SourceRange): Findings {
  const { converters = [] } = parameter;
  const [, second] = readersOf(converters);
  const late = converters.find(
    (each, index) => !isRewriting(each) && converters.slice(0, index).some(isRewriting),
  );
  const values = (convert: string, problem: string) =>
    diagnostic("converter-list", range, { name, convert, problem });
  if (second !== undefined) yield values(second, "is one of two that act before limits");
  else if (late !== undefined) yield values(late, "acts before limits, and stands behind others");
}

/** Each step takes what the one before it makes; of a secret, it has to leave it as it can be found. */
function* checkSteps(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, at, parameter } = declaration;
  let kind = checkedKind(parameter);
  let isFit = true;
  const hidden = new Set<string>();
  for (const step of sentSteps({ convert: inputSteps(parameter) })) {
    const { word, input, argument } = spelled(step);
    const key = wordOf(step);
    const range = source.valueAt([...at, key]);
    const convert = key === "convert" ? word.name : key;
    if (parameter.secret && !input.shows && !hidden.has(key)) {
      hidden.add(key);
      yield diagnostic("converter-secret", range, { name, convert });
    }
    if (word.argument?.format === "regex") {
      const what = `parameter "${name}"`;
      const reason = patternProblem(String(argument));
      if (reason) yield diagnostic("pattern-invalid", range, { what, reason });
      if (reason) continue;
      yield* costProblems(what, String(argument), parameter.maxLength, range);
    }
    yield* checkStep(step, declaration, source);
    const isTaken = input.takes.includes(kind);
    if (!isTaken && isFit && key !== "map" && key !== "extract") {
      isFit = false;
      const type = kind === "string" ? "text already" : sayKind(kind);
      yield key === "prefix"
        ? diagnostic("prefix-type", range, { name, type })
        : diagnostic("converter-type", range, { name, limit: word.name, type });
    }
    if (isTaken || key === "map") kind = madeKind(step, kind);
  }
}

/** What a step finds itself. */
function* checkStep(
  step: SentStep,
  declaration: Declaration,
  source: PreparedManifest["source"],
): Findings {
  const { name, at, siblings } = declaration;
  const { input, argument } = spelled(step);
  // A step that a manifest names without what it takes.
  if (argument === "") return;
  const setting = {
    name,
    argument,
    facts: factsOf(declaration),
    siblings: {
      names: Object.keys(siblings),
      of(other: string) {
        const parameter = member(siblings, other);
        return parameter && factsOf({ name: other, at: [], parameter, siblings });
      },
    },
  };
  const key = readBeside(step) === undefined ? wordOf(step) : "zone";
  for (const { code, values } of input.check(setting)) {
    const { problem = "" } = values; // of a message that has one
    yield diagnostic(code, source.valueAt([...at, key]), { name, problem });
  }
}

function factsOf(declaration: Declaration): Facts {
  const { type, convert, secret, required, map, example, ...rest } = declaration.parameter;
  return {
    kind: checkedKind(declaration.parameter),
    isText: type === "string" && !isSplit({ convert }),
    isSecret: secret === true,
    hasTable: map !== undefined,
    isGiven: required === true || convertedDefault(declaration.parameter) !== undefined,
    limit: limitNames.find((each) => each !== "enum" && rest[each] !== undefined),
    example,
    get values() {
      return writtenValues(declaration).flatMap(({ value }) => converted(convert, value) ?? []);
    },
  };
}

/** `zone` and the step that reads it stand together. */
function* checkZone(
  { name, at, parameter }: Declaration,
  source: PreparedManifest["source"],
): Findings {
  const reader = parameter.converters?.find((each) => namingSteps.includes(each));
  if ((reader !== undefined) === (parameter.zone !== undefined)) return;
  const all = namingSteps.map((each) => `\`convert: ${each}\``).join(" or ");
  const [key, problem] = reader
    ? (["convert", `is missing beside \`convert: ${reader}\``] as const)
    : (["zone", `has no meaning without ${all}`] as const);
  const range = reader ? source.keyAt([...at, key]) : source.valueAt([...at, key]);
  yield diagnostic("zone-unfit", range, { name, problem });
}

/** What a parameter travels as. */
export function travelKind(parameter: ManifestParameter): Kind {
  const kind = checkedKind(parameter);
  if (!hasSteps(parameter)) return kind;
  return sentSteps({ convert: inputSteps(parameter) }).reduce(
    (made, step) => madeKind(step, made),
    kind,
  );
}

function madeKind(step: SentStep, before: Kind): Kind {
  const { input, argument } = spelled(step);
  return typeof input.makes === "string" ? input.makes : input.makes(before, argument);
}

/** Most have none. */
function hasSteps({ map, converters, extract, prefix, zone }: ManifestParameter): boolean {
  return (map ?? converters ?? extract ?? prefix ?? zone) !== undefined;
}

function checkedKind({ type, convert }: ManifestParameter): Kind {
  if (isListed({ convert })) return "array";
  if (type === "integer") return "number";
  return type === "json" ? "object" : type;
}

/** Values of the manifest that could not be sent: no date where one is read. */
function* checkWritten(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  const steps = inputSteps(parameter);
  if (!steps.some((step) => isSent(step) && spelled(step).input.needs !== undefined)) return;
  for (const { code, at, value } of writtenValues(declaration)) {
    const given = converted(parameter.convert, value);
    const limit = typeof given === "string" ? brokenNeed(steps, given) : undefined;
    if (limit === undefined) continue;
    const values = { name, value: sayValue(value), limit };
    yield diagnostic(`${code}-outside-limits`, source.valueAt(at), values);
  }
}

/** The rule of the first step that cannot take what it is given. */
function brokenNeed(convert: readonly InputStep[], value: Json): string | undefined {
  for (const [index, step] of convert.entries()) {
    if (isSent(step) && !canBeMade(convert.slice(0, index + 1), value))
      return spelled(step).input.needs;
  }
  return undefined;
}

function canBeMade(convert: readonly InputStep[], value: Json): boolean {
  try {
    rewritten({ name: "", convert }, value);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
