import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { GraphqlDocument, GraphqlVariable } from "../graphql/document.ts";
import { typeWord } from "./values.ts";
import { isReadAsList, isRewritten } from "../ir/input-steps.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { PlaceInDocument } from "./graphql-place.ts";
import {
  type Findings,
  memberRange,
  type PlacedParameter,
  type PreparedOperation,
} from "./prepared.ts";

interface Setting {
  readonly place: PlaceInDocument;
  readonly source: ManifestSource;
}

/** Each variable is filled by a parameter, and each parameter goes somewhere. */
export function* checkVariables(
  { parameters, byName, operation }: PreparedOperation,
  { variables }: GraphqlDocument,
  { place, source }: Setting,
): Findings {
  for (const variable of variables) {
    const { name, type, isRequired, start, end } = variable;
    const fillers = parameters.filter((each) => variableOf(each) === name);
    if (fillers.length === 0) {
      yield diagnostic("variable-unfilled", place(start, end), { name });
      continue;
    }
    const [first] = fillers;
    if (isRequired && first && !fillers.some(isAlwaysSent)) {
      const range = memberRange(source, first, "required");
      yield diagnostic("variable-required", range, { name, type, parameter: first.name });
    }
    for (const each of fillers) yield* checkType(each, variable, source);
  }
  if (operation.hooks?.request !== undefined) return;
  for (const each of parameters) {
    const { name, parameter, placement, shared } = each;
    const isSent = placement.kind !== "none" || parameter.to !== undefined;
    const filled = variableOf(each);
    const isKnown = filled === undefined || variables.some((variable) => variable.name === filled);
    if (!isSent && !shared && !byName.includes(name)) {
      yield diagnostic("variable-unused", source.keyAt(each.at), { parameter: name, name });
    } else if (!isKnown) {
      const range = memberRange(source, each, "to");
      yield diagnostic("variable-unused", range, { parameter: name, name: filled });
    }
  }
}

/** `input` for a parameter that is sent as `variables.input.title`. */
function variableOf({ placement }: PlacedParameter): string | undefined {
  if (placement.kind !== "property" || placement.path[0] !== "variables") return undefined;
  return placement.path[1];
}

function isAlwaysSent({ parameter }: PlacedParameter): boolean {
  const { required, default: usual, when } = parameter;
  return when === undefined && (required === true || usual !== undefined);
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
  const { parameter, placement } = placed;
  // A member of an input has a type that the document does not tell.
  if (placement.kind === "property" && placement.path.length > 2) return;
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
