import { type Edges, type KnownLimit, limitsIn } from "../../contract/limits.ts";
import type { ParameterContract } from "../../contract/types.ts";
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

/** Each limit from both sides, as near to it as values can be. */
export function* limits(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  // Packages do not check formats, so there is nothing outside.
  if (parameter.limits.format !== undefined) yield tried(probed, sampleOf(parameter));
  for (const limit of limitsIn(parameter)) {
    if (limit.reading.edges === null || isBeyondTests(limit, parameter)) continue;
    yield* inside(probed, limit);
    yield* outside(probed, limit);
  }
}

function* inside(probed: ProbedParameter, limit: KnownLimit): Iterable<Proposal> {
  const { contract, parameter } = probed;
  // Of what fits, a label of a host takes letters, digits and hyphens alone.
  const isOdd = (each: unknown) => isLabel(contract, parameter) && !/^[a-z\d-]+$/i.test(`${each}`);
  const near = find(
    valuesNear(parameter, limit, 0),
    (each) => fits(parameter, each) && !isOdd(each),
  );
  // Texts of most formats have lengths of their own.
  const value = near ?? (parameter.limits.format === undefined ? undefined : sampleOf(parameter));
  if (value !== undefined) yield { ...tried(probed, value), ...itemTitle(probed, value) };
}

function* outside(probed: ProbedParameter, limit: KnownLimit): Iterable<Proposal> {
  const { parameter } = probed;
  const value = find(valuesNear(parameter, limit, 1), (each) => {
    const broken = brokenLimits(parameter, each).filter((name) => name !== "format");
    return broken.length === 1 && broken[0] === limit.name;
  });
  if (value !== undefined) {
    yield { ...tried(probed, value), ...itemTitle(probed, value) };
  } else if (limit.reading.blank !== undefined && limit.limit === 1) {
    yield tried(probed, limit.reading.blank);
  }
}

/** Candidates for the side of a limit, the nearest first. */
function valuesNear(
  parameter: ParameterContract,
  { reading, limit }: KnownLimit,
  beyond: 0 | 1,
): Iterable<unknown> {
  const by: Edges = {
    sample: () => sampleOf(parameter),
    numbers: (near) => numbersNear(near, parameter),
    texts: (length) => enough(textsOfLength(parameter, length), parameter),
    items: (length) => itemsOfLength(parameter, length),
    odd: () => enough(oddTexts(parameter), parameter),
    file: (size, mediaType) => ({
      ...fileOfSize(parameter, size),
      ...(mediaType !== undefined && { mediaType }),
    }),
  };
  return reading.edges?.(limit, beyond, by) ?? [];
}

/** The same texts, in a list as often as it has to have items. */
function* enough(texts: Iterable<string>, parameter: ParameterContract): Iterable<string> {
  const { minItems = 1 } = parameter.limits;
  for (const text of texts)
    yield isList(parameter) && minItems > 1 ? Array(minItems).fill(text).join(",") : text;
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
