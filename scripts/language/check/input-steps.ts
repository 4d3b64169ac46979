import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isCommaList, isKnownReader, readerOf } from "../ir/input-steps.ts";
import { rewritten } from "../ir/rewritten.ts";
import { converted, convertedDefault } from "../ir/converted.ts";
import type { InputStep, Json } from "../ir/types.ts";
import { limitNames } from "../words/limits.ts";
import { inputSteps } from "../manifest/input-steps.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { inputOf, isSent, spelled, stepName, writtenName } from "../words/steps.ts";
import type { Facts, Kind } from "../words/word.ts";
import { type Declaration, type Findings, member, type PreparedManifest } from "./prepared.ts";
import { costProblems, patternProblem } from "./patterns.ts";
import { unfitStep } from "./step-unfit.ts";
import { sayValue } from "./values.ts";
import { rangeOf, writtenValues } from "./written-values.ts";

/** What is made of parameters. */
export function* checkInputSteps({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    if (inputSteps(declaration.parameter).length === 0) continue;
    yield* checkSteps(declaration, source);
    yield* checkWritten(declaration, source);
  }
}

/** Each step takes what the one before it makes; those that act before the limits come first. */
function* checkSteps(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { at, parameter } = declaration;
  const steps = inputSteps(parameter);
  const table = steps.findIndex((step) => stepName(step) === "map");
  let kind = typeKind(parameter);
  let before: string | undefined;
  for (const [index, step] of steps.entries()) {
    const [name, part] = [writtenName(step), inputOf(step)];
    // A table stands in `enum`.
    if (index === table) {
      kind = madeKind(step, kind);
      continue;
    }
    const place = [...at, "convert", table >= 0 && index > table ? index - 1 : index];
    const tell = (code: "step-unfit" | "step-order", problem: string) =>
      diagnostic(code, source.keyAt([...place, name]), { step: name, problem });
    // JSON may be of any kind.
    const types = new Set([kind === "object" ? "any" : kind]);
    const problem = part.takes.includes(kind) ? undefined : unfitStep(part.takes, types, before);
    const unordered = before !== undefined && isLate(steps.slice(0, index + 1));
    if (unordered) yield tell("step-order", `acts before limits, and stands behind \`${before}\``);
    else if (problem !== undefined) yield tell("step-unfit", problem);
    if (parameter.secret && part.acts === "sends" && !part.shows) yield tell("step-unfit", SECRET);
    if (problem !== undefined || unordered) return;
    yield* checkStep(step, declaration, source.valueAt([...place, name]));
    kind = madeKind(step, kind);
    before = name;
  }
}

const SECRET =
  "would send a secret in another form, of which errors and logs cannot be cleaned: make it a credential under `auth`";

/** Whether the last step reads the value, and cannot where it stands. */
function isLate(convert: readonly InputStep[]): boolean {
  const last = convert.at(-1);
  if (last === undefined || inputOf(last).acts !== "reads") return false;
  return (
    convert.some((step) => inputOf(step).acts !== "reads" && stepName(step) !== "map") ||
    !isKnownReader(readerOf({ convert }) ?? "")
  );
}

/** What a step finds itself. */
function* checkStep(step: InputStep, declaration: Declaration, range: SourceRange): Findings {
  if (!isSent(step)) return;
  const { name, siblings, parameter } = declaration;
  const { word, input, argument } = spelled(step);
  if (word.argument?.format === "regex") {
    const what = `parameter "${name}"`;
    const reason = patternProblem(String(argument));
    if (reason) {
      yield diagnostic("pattern-invalid", range, { what, reason });
      return;
    }
    yield* costProblems(what, String(argument), parameter.maxLength, range);
  }
  const setting = {
    name,
    argument,
    facts: factsOf(declaration),
    siblings: {
      names: Object.keys(siblings),
      of(other: string) {
        const found = member(siblings, other);
        return found && factsOf({ name: other, at: [], parameter: found, siblings });
      },
    },
  };
  for (const { code, problem } of input.check(setting))
    yield diagnostic(code, range, { name, step: writtenName(step), problem });
}

function factsOf(declaration: Declaration): Facts {
  const { parameter } = declaration;
  const { type, secret, required, choices, example, ...rest } = parameter;
  return {
    isText: type === "string" && !isCommaList(parameter),
    isSecret: secret === true,
    hasTable: choices?.table !== undefined,
    isGiven: required === true || convertedDefault(parameter) !== undefined,
    limit: limitNames.find((each) => each !== "enum" && rest[each] !== undefined),
    example,
    get values() {
      return writtenValues(declaration).flatMap(({ value }) => converted(parameter, value) ?? []);
    },
  };
}

/** What a parameter travels as. */
export function travelKind(parameter: ManifestParameter): Kind {
  return inputSteps(parameter).reduce<Kind>(
    (kind, step) => madeKind(step, kind),
    typeKind(parameter),
  );
}

function madeKind(step: InputStep, before: Kind): Kind {
  if (isSent(step)) {
    const { input, argument } = spelled(step);
    return typeof input.makes === "string" ? input.makes : input.makes(before, argument);
  }
  const { makes } = inputOf(step);
  return makes === "same" || typeof makes !== "string" ? before : makes;
}

function typeKind({ type }: ManifestParameter): Kind {
  if (type === "integer") return "number";
  return type === "json" ? "object" : type;
}

/** Values of the manifest that could not be sent: no date where one is read. */
function* checkWritten(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  const steps = inputSteps(parameter);
  if (!steps.some((step) => isSent(step) && spelled(step).input.needs !== undefined)) return;
  for (const written of writtenValues(declaration)) {
    const { code, value } = written;
    const given = converted(parameter, value);
    const limit = typeof given === "string" ? brokenNeed(steps, given) : undefined;
    if (limit === undefined) continue;
    const values = { name, value: sayValue(value), limit };
    yield diagnostic(`${code}-outside-limits`, rangeOf(written, source), values);
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
