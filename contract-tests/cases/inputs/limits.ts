import { keysOf } from "../../contract/keys.ts";
import type { LimitsContract, ParameterContract } from "../../contract/types.ts";
import { isLabel } from "../../contract/server.ts";
import { isBeyondTests } from "../../values/beyond.ts";
import {
  fileOfSize,
  listsOfLength,
  numbersNear,
  oddTexts,
  sampleOf,
  textsOfLength,
} from "../../values/candidates.ts";
import { brokenLimits, fits, isList, readValue } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

type Limit = Exclude<keyof LimitsContract, "enum" | "format">;

/** Each limit from both sides, as near to it as values can be. */
export function* limits(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const { enum: _, format, ...others } = parameter.limits;
  // Packages do not check formats, so there is nothing outside.
  if (format !== undefined) yield tried(probed, sampleOf(parameter));
  for (const limit of keysOf(others)) {
    if (isBeyondTests(limit, parameter)) continue;
    yield* inside(probed, limit);
    yield* outside(probed, limit);
  }
}

function* inside(probed: ProbedParameter, limit: Limit): Iterable<Proposal> {
  const { contract, parameter } = probed;
  // Of what fits, a label of a host takes letters, digits and hyphens alone.
  const isOdd = (each: unknown) => isLabel(contract, parameter) && !/^[a-z\d-]+$/i.test(`${each}`);
  const near = find(
    valuesNear(parameter, limit, "inside"),
    (each) => fits(parameter, each) && !isOdd(each),
  );
  // Texts of most formats have lengths of their own.
  const value = near ?? (parameter.limits.format === undefined ? undefined : sampleOf(parameter));
  if (value !== undefined) yield { ...tried(probed, value), ...itemTitle(probed, value) };
}

function* outside(probed: ProbedParameter, limit: Limit): Iterable<Proposal> {
  const { parameter } = probed;
  const value = find(valuesNear(parameter, limit, "outside"), (each) => {
    const broken = brokenLimits(parameter, each).filter((name) => name !== "format");
    return broken.length === 1 && broken[0] === limit;
  });
  if (value !== undefined) {
    yield { ...tried(probed, value), ...itemTitle(probed, value) };
  } else if ((limit === "minLength" || limit === "minItems") && parameter.limits[limit] === 1) {
    // What is shorter is blank, which counts as absent.
    yield tried(probed, limit === "minItems" ? [] : "");
  }
}

/** Candidates for the side of a limit, the nearest first. */
function valuesNear(
  parameter: ParameterContract,
  limit: Limit,
  side: "inside" | "outside",
): Iterable<unknown> {
  const beyond = side === "outside" ? 1 : 0;
  const { minLength = 0, maxLength = 0, minItems = 0, maxItems = 0 } = parameter.limits;
  switch (limit) {
    case "minLength":
      return enough(textsOfLength(parameter, minLength - beyond), parameter);
    case "maxLength":
      return enough(textsOfLength(parameter, maxLength + beyond), parameter);
    case "minItems":
      return itemsOfLength(parameter, minItems - beyond);
    case "maxItems":
      return itemsOfLength(parameter, maxItems + beyond);
    case "pattern":
      return side === "inside" ? [sampleOf(parameter)] : enough(oddTexts(parameter), parameter);
    case "maxBytes":
      return filesNear(parameter, (parameter.limits.maxBytes ?? 0) + beyond);
    case "mediaTypes":
      return side === "inside" ? [sampleOf(parameter)] : [fileOfType(parameter, "x-none/x-none")];
    case "multipleOf":
      return numbersNear(Number(sampleOf(parameter)), parameter);
    default:
      return numbersNear(parameter.limits[limit] ?? 0, parameter);
  }
}

/** The same texts, in a list as often as it has to have items. */
function* enough(texts: Iterable<string>, parameter: ParameterContract): Iterable<string> {
  const { minItems = 1 } = parameter.limits;
  for (const text of texts)
    yield isList(parameter) && minItems > 1 ? Array(minItems).fill(text).join(",") : text;
}

/** A file of so many bytes. */
function filesNear(parameter: ParameterContract, size: number): Iterable<unknown> {
  return [fileOfSize(parameter, size)];
}

function fileOfType(parameter: ParameterContract, mediaType: string): object {
  return { ...fileOfSize(parameter, 5), mediaType };
}

function itemsOfLength(parameter: ParameterContract, length: number): Iterable<unknown> {
  if (parameter.type !== "json") return listsOfLength(parameter, length);
  const items = [sampleOf(parameter)].flat();
  return length < 0 ? [] : [Array.from({ length }, (_, index) => items[index % items.length])];
}

/** A list is named by its length. */
function itemTitle({ parameter }: ProbedParameter, value: unknown): { readonly title?: string } {
  const isCounted = isList(parameter) || parameter.shape === "array";
  const items = isCounted ? readValue(parameter, value) : undefined;
  return Array.isArray(items) ? { title: `${parameter.name}=${items.length} items` } : {};
}

function find(values: Iterable<unknown>, test: (value: unknown) => boolean): unknown {
  for (const value of values) if (test(value)) return value;
  return undefined;
}
