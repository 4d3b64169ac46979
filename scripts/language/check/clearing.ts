import { diagnostic } from "../diagnostics/diagnostic.ts";
import { parameterNames } from "../ir/sources.ts";
import type { Encoding, Template, Written } from "../ir/types.ts";
import { encodingOf } from "../lower/encoding.ts";
import { isCommaList, readerOf } from "../ir/input-steps.ts";
import { inputsIn } from "../ir/rules.ts";
import { lowerRule } from "../lower/rule.ts";
import { isInAddress } from "../lower/server.ts";
import { lowerWritten } from "../lower/written.ts";
import { inputSteps } from "../manifest/input-steps.ts";
import type { Cleared, ManifestParameter } from "../manifest/types.ts";
import type { Declaration, Findings, PlacedParameter, PreparedManifest } from "./prepared.ts";

/** Blank text and null that are sent break no limit, and stand where they can. */
export function* checkClearing(prepared: PreparedManifest): Findings {
  for (const declaration of prepared.declarations) {
    for (const word of declaration.parameter.clear ?? []) {
      const problem = problemOf(word, declaration, prepared);
      if (problem === undefined) continue;
      const range = prepared.source.keyAt([...declaration.at, "clear"]);
      yield diagnostic("clearing-unfit", range, { word, name: declaration.name, problem });
    }
  }
}

function problemOf(
  word: Cleared,
  { name, parameter, at }: Declaration,
  { manifest, operations }: PreparedManifest,
): string | undefined {
  const own = ownProblem(parameter) ?? (word === "blank" ? blankProblem(parameter) : undefined);
  if (own !== undefined) return own;
  if (isInAddress(at, name, manifest)) return "is a part of the address";
  for (const { operation, parameters } of operations) {
    const placed = parameters.find((each) => each.name === name && each.at.join() === at.join());
    if (!placed) continue;
    if ((operation.rules ?? []).some((rule) => inputsIn(lowerRule(rule)).includes(name))) {
      return "is named by `rules`";
    }
    const written = lowerWritten(operation, manifest);
    const encode = operation.graphql === undefined && (operation.encode ?? manifest.encode);
    const problem =
      word === "blank"
        ? placeOfBlank(placed, written)
        : placeOfNull(placed, written, encodingOf(encode || undefined)?.kind ?? "json");
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function ownProblem(parameter: ManifestParameter): string | undefined {
  const { required, secret } = parameter;
  if (required) return "is required";
  if (secret) return "is secret";
  if (parameter.default !== undefined) return "has a default that is sent";
  const convert = inputSteps(parameter);
  const isLeft = convert.length === 0 || (convert.length === 1 && readerOf({ convert }) !== null);
  return !isLeft || isCommaList({ convert })
    ? "is made something else before it is sent"
    : undefined;
}

function blankProblem({ type, ...limits }: ManifestParameter): string | undefined {
  if (type !== "string") return "is no text";
  const { minLength = 0, enum: allowed, pattern, format } = limits;
  const isFit =
    minLength === 0 &&
    (allowed?.some((each) => each === "") ?? true) &&
    (pattern === undefined || new RegExp(pattern, "u").test("")) &&
    format === undefined;
  return isFit ? undefined : "has limits that empty text breaks";
}

function placeOfBlank({ name, placement }: PlacedParameter, { headers }: Written) {
  const isInHeader = headers.some((each) => parameterNames(each).includes(name));
  if (placement.kind === "header" || isInHeader) return "stands in a header";
  return placement.kind === "path" ? "stands in the path" : undefined;
}

function placeOfNull(
  { name, placement }: PlacedParameter,
  { body, query, headers }: Written,
  encoding: Encoding["kind"],
): string | undefined {
  const isElsewhere = [...query, ...headers].some((each) => parameterNames(each).includes(name));
  const isInBody = placement.kind === "property" || placement.kind === "none";
  if (isElsewhere || !isInBody || encoding !== "json")
    return "travels elsewhere than in a JSON body";
  return body && !standsAlone(body, name) ? "is a part of a text, a group or a choice" : undefined;
}

/** Whether a parameter stands in a template as a value of its own only. */
function standsAlone(template: Template, name: string): boolean {
  const isOutside = (part: Parameters<typeof parameterNames>[0]) =>
    !parameterNames(part).includes(name);
  switch (template.kind) {
    case "value":
      return true;
    case "hole":
      return template.choices.length === 1 || isOutside(template);
    case "object":
      return template.members.every((member) =>
        member.kind === "member" && typeof member.name === "string"
          ? standsAlone(member.value, name)
          : isOutside(member),
      );
    case "list":
      return template.items.every((item) =>
        item.kind === "spread" ? isOutside(item) : standsAlone(item, name),
      );
    case "text":
    case "join":
    case "each":
    case "all":
    case "json":
      return isOutside(template);
  }
}
