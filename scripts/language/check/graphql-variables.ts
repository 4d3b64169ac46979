import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import type { GraphqlDocument, GraphqlVariable } from "../graphql/document.ts";
import { bodyTree } from "../ir/body-tree.ts";
import { alwaysSent, hasAlways } from "../ir/given.ts";
import { isReadAsList, isRewritten } from "../ir/input-steps.ts";
import { parameterNames } from "../ir/sources.ts";
import type { Member, Parameter, Template } from "../ir/types.ts";
import { memberName } from "../lower/template.ts";
import type { ManifestSource } from "../manifest/source.ts";
import { treeOf } from "./encoding.ts";
import type { PlaceInDocument } from "./graphql-place.ts";
import {
  type Findings,
  memberRange,
  type PlacedParameter,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { typeWord } from "./values.ts";

/** Each variable that is declared is filled, and no other. */
export function* checkVariables(
  operation: PreparedOperation,
  { variables }: GraphqlDocument,
  place: PlaceInDocument,
  manifest: PreparedManifest,
): Findings {
  const { source } = manifest;
  const tree = treeOf(operation, manifest);
  const filled = membersIn(bodyTree(tree)?.template, "variables");
  for (const variable of variables) {
    const { name, type, isRequired, start, end } = variable;
    const member = filled.find((each) => each.name === name);
    if (member === undefined) {
      yield diagnostic("variable-unfilled", place(start, end), { name });
      continue;
    }
    const fillers = placedIn(member, operation);
    const may = fillers.find((each) => !tree.parameters.some((own) => isSent(own, each.name)));
    if (isRequired && may && !hasAlways(member, tree.parameters)) {
      const range = memberRange(source, may, "required");
      yield diagnostic("variable-required", range, { name, type, parameter: may.name });
    }
    const [only] = fillers;
    if (only && isAlone(member.value)) yield* checkType(only, variable, source);
  }
  if (operation.operation.hooks?.request !== undefined) return;
  const names = variables.map(({ name }) => name);
  for (const { name, at } of operation.parameters.filter((each) => isIdle(each, operation))) {
    const isWritten = names.includes(name);
    const why = isWritten ? `\`variables\` names $${name}` : `the document declares no $${name}`;
    yield diagnostic("parameter-unplaced", source.keyAt(at), { name, why });
  }
  for (const member of filled) {
    if (names.some((name) => name === member.name)) continue;
    const name = String(member.name);
    const range = variableRange(member, operation, source);
    yield diagnostic("variable-unknown", range, { name, hint: didYouMean(name, names) });
  }
}

/** The members of an object that has this name in a template, which is an object itself. */
function membersIn(template: Template | undefined, name: string): readonly Member[] {
  const found = membersOf(template).find((each) => each.name === name);
  return membersOf(found?.value);
}

function membersOf(template: Template | undefined): readonly Member[] {
  if (template?.kind !== "object") return [];
  return template.members.flatMap((each) => (each.kind === "member" ? [each] : []));
}

/** The parameters that stand in what fills a variable. */
function placedIn(member: Member, { parameters }: PreparedOperation): readonly PlacedParameter[] {
  const names = parameterNames(member);
  return parameters.filter(({ name }) => names.includes(name));
}

/** Nothing names it, and no variable has its name. */
function isIdle(
  { name, placement, parameter, shared }: PlacedParameter,
  { byName }: PreparedOperation,
): boolean {
  const isOpen = placement.kind === "none" && parameter.to === undefined;
  return isOpen && !shared && !byName.includes(name);
}

function isSent(parameter: Parameter, name: string): boolean {
  return parameter.name === name && alwaysSent(parameter);
}

/** Whether a template is the value of one parameter; the document tells no types of what is within. */
function isAlone(template: Template): boolean {
  if (template.kind !== "hole") return false;
  const [only, ...others] = template.choices;
  return only?.kind === "parameter" && only.path.length === 0 && others.length === 0;
}

/** Where the manifest writes the variable, or the parameter that goes there. */
function variableRange(
  member: Member,
  operation: PreparedOperation,
  source: ManifestSource,
): SourceRange {
  const { operation: written, at } = operation;
  const own = Object.keys(written.variables ?? {}).find(
    (each) => memberName(each).name === member.name,
  );
  const [placed] = placedIn(member, operation);
  if (own === undefined && placed) return memberRange(source, placed, "to");
  return source.keyAt([...at, "variables", ...(own === undefined ? [] : [own])]);
}

/** Types here that fit a type of GraphQL; other types are the provider's own. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  String: ["string"],
  ID: ["string", "integer", "number"],
  Int: ["integer"],
  Float: ["number", "integer"],
  Boolean: ["boolean"],
};

function* checkType(
  placed: PlacedParameter,
  { name, type, base, isList }: GraphqlVariable,
  source: ManifestSource,
): Findings {
  const { parameter } = placed;
  // What is sent is made of the value.
  if (parameter.choices?.table || isRewritten(parameter)) return;
  const { type: own, shape, convert } = parameter;
  const isListOfText = isReadAsList({ convert });
  const isOwnList = isListOfText || (own === "json" && shape !== "object");
  const fitting = FITTING[base];
  const isItem = own === "json" || fitting === undefined || fitting.includes(own);
  // A single value stands for a list of one.
  const fits = isList
    ? isItem
    : isItem && !isListOfText && !(fitting && own === "json" && shape === "object");
  if (fits && (isList || !(isOwnList && own !== "json"))) return;
  const other = isListOfText ? `a list of ${own}` : typeWord(parameter);
  yield diagnostic("variable-type", memberRange(source, placed, "type"), { name, type, other });
}
