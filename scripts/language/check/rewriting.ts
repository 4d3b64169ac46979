import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { rewritten } from "../ir/rewritten.ts";
import { converted } from "../ir/converted.ts";
import type { Json } from "../ir/types.ts";
import { inputSteps, tableOf } from "../manifest/input-steps.ts";
import { isRewriting, readersOf } from "../manifest/expand-parameter.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { type Declaration, type Findings, type PreparedManifest } from "./prepared.ts";
import { costProblems, patternProblem } from "./patterns.ts";
import { sayValue } from "./values.ts";
import { writtenValues } from "./written-values.ts";

/** What a parameter travels as: its own type, or what its table, converters and prefix make of it. */
export type TravelKind = "text" | "number" | "truth value" | "json" | "list" | "file" | "any value";

/** Tables, lists of converters and prefixes of parameters. */
export function* checkRewriting({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    const { at, parameter } = declaration;
    const range = (key: "convert" | "map" | "prefix") => source.valueAt([...at, key]);
    yield* checkTable(declaration, source.keyAt([...at, "map"]));
    yield* checkList(declaration, range("convert"));
    if (parameter.secret) yield* checkSecret(declaration, range);
    yield* checkKinds(declaration, range);
    yield* checkExtract(declaration, source.valueAt([...at, "extract"]));
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

function* checkSecret(
  { name, parameter }: Declaration,
  range: (key: "convert" | "map") => SourceRange,
): Findings {
  const [convert] = (parameter.converters ?? []).filter(isRewriting);
  if (convert) yield diagnostic("converter-secret", range("convert"), { name, convert });
}

function* checkKinds(
  { name, parameter }: Declaration,
  range: (key: "convert" | "prefix") => SourceRange,
): Findings {
  const { converters = [], prefix } = parameter;
  let kind = tableKind(parameter, checkedKind(parameter));
  for (const convert of converters.filter(isRewriting)) {
    const wanted =
      kind === "file" ? convert === "base64" : (kind === "text") === (convert !== "json-text");
    if (!wanted) {
      const type = kind === "text" ? "text already" : kind;
      yield diagnostic("converter-type", range("convert"), { name, limit: convert, type });
      return;
    }
    kind = madeKind(convert);
  }
  if (prefix !== undefined && kind !== "text") {
    yield diagnostic("prefix-type", range("prefix"), { name, type: kind });
  }
}

/** A pattern with a group, of a text that callers choose, which is no secret. */
function* checkExtract({ name, parameter }: Declaration, range: SourceRange): Findings {
  const { extract, maxLength, secret, map, example } = parameter;
  if (extract === undefined) return;
  const what = `parameter "${name}"`;
  const reason = patternProblem(extract);
  if (reason) {
    yield diagnostic("pattern-invalid", range, { what, reason });
    return;
  }
  yield* costProblems(what, extract, maxLength, range);
  if (secret) yield diagnostic("converter-secret", range, { name, convert: "extract" });
  const groups = new RegExp(`${extract}|`, "u").exec("")?.length ?? 1;
  const problem =
    (groups < 2 && "has no group") ||
    (checkedKind(parameter) !== "text" && `cannot read ${checkedKind(parameter)}`) ||
    (map !== undefined && "has nothing to read: `map` lists all values");
  if (problem) yield diagnostic("extract-unfit", range, { name, problem });
  // As the contract suite asks for it: of a text that is the part itself, nothing is taken.
  else if (typeof example !== "string" || (partIn(extract, example) ?? example) === example)
    yield diagnostic("extract-without-example", range, { name });
}

function partIn(pattern: string, text: string): string | undefined {
  return new RegExp(pattern, "u").exec(text)?.[1];
}

/** What a parameter travels as. */
export function travelKind(parameter: ManifestParameter): TravelKind {
  const kind = tableKind(parameter, checkedKind(parameter));
  const last = (parameter.converters ?? []).filter(isRewriting).at(-1);
  return last ? madeKind(last) : kind;
}

function checkedKind({ type, convert }: ManifestParameter): TravelKind {
  if (convert === "csv") return "list";
  if (type === "integer" || type === "number") return "number";
  if (type === "boolean") return "truth value";
  return type === "json" || type === "file" ? type : "text";
}

function tableKind({ map }: ManifestParameter, kind: TravelKind): TravelKind {
  if (map === undefined || kind === "list") return kind;
  const kinds = new Set(Object.values(tableOf(map)).map((value) => kindOf(value)));
  const [only = kind] = kinds;
  if (kinds.has("json")) return "json";
  return kinds.size > 1 ? "any value" : only;
}

function kindOf(value: Json): TravelKind {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "truth value" : "json";
}

function madeKind(converter: string): TravelKind {
  return converter.startsWith("epoch") ? "number" : "text";
}

/** Values of the manifest that could not be sent: no date where one is read. */
function* checkWritten(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  const { converters, extract, prefix } = parameter;
  if (!converters?.some(isRewriting) && extract === undefined && prefix === undefined) return;
  for (const { code, at, value } of writtenValues(declaration)) {
    const given = converted(parameter.convert, value);
    if (typeof given !== "string" || canBeSent(parameter, given)) continue;
    const isLocal = parameter.converters?.includes("local-date-time");
    const limit = `the rule that it is a date, or a date-time${isLocal ? "" : " with its offset"}`;
    yield diagnostic(`${code}-outside-limits`, source.valueAt(at), {
      name,
      value: sayValue(value),
      limit,
    });
  }
}

function canBeSent(parameter: ManifestParameter, value: Json): boolean {
  try {
    rewritten({ name: "", convert: inputSteps(parameter) }, value);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
