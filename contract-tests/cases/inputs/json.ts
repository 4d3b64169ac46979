import type { ParameterContract } from "../../contract/types.ts";
import { filledUp } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

const objects = [{}, { "a b": { c: [1, null, "Zoë"] }, d: null, e: false, f: 0, g: "" }] as const;
/** Names of members may make names of headers. */
const objectsInHeaders = [{}, { "a-b": { c: [1, null, "Zoë"] }, d: null, e: false, f: 0 }] as const;
const arrays = [[], [null, { a: null }, "Zoë", false, 0, ""]] as const;
const others = [7, true] as const;

/** JSON of every shape, as values and as text. */
export function* json(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  if (parameter.type !== "json") return;
  const own = parameter.inHeader ? objectsInHeaders : objects;
  const lists =
    parameter.shape === "array" ? arrays.map((list) => filledUp(list, parameter)) : arrays;
  for (const value of [...own, ...lists, ...others]) {
    yield tried(probed, value);
    yield tried(probed, JSON.stringify(value));
  }
  yield tried(probed, "null");
  for (const [what, value] of Object.entries(noJson(parameter))) {
    const title = `${parameter.name} with ${what} in it`;
    yield { ...tried(probed, value), title };
  }
  for (const broken of ['{"a":', "{'a':1}"]) {
    yield tried(probed, broken);
  }
}

/** What JSON does not know, or would make something else of. */
function noJson(parameter: ParameterContract): Readonly<Record<string, unknown>> {
  const holding = (value: unknown) =>
    parameter.shape === "array" ? filledUp([value], parameter) : { a: value };
  return {
    NaN: holding(Number.NaN),
    "a Map": holding(new Map([["b", 1]])),
    "the prototype": JSON.stringify(holding("c")).replace('"c"', '{"__proto__":{"b":1}}'),
  };
}
