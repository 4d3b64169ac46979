import { isDeepStrictEqual } from "node:util";
import type { WireRequest } from "../contract/case.ts";
import { namesIn, serverOf, urlsOf } from "../contract/server.ts";
import { linesOf, namesInPath } from "../contract/lines.ts";
import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { partOf } from "../oracle/credentials.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { callOf } from "./call.ts";
import { sampleOf, samplesOf } from "./candidates.ts";

const known = new WeakMap<OperationContract, Map<string, Inputs>>();

/**
 * What else a call has to give so that a parameter travels: what decides where it is sent, or stands
 * beside it in a template. Nothing where it travels by itself, or never.
 */
export function companionsOf(operation: OperationContract, parameter: ParameterContract): Inputs {
  const own = known.get(operation) ?? new Map<string, Inputs>();
  known.set(operation, own);
  const found = own.get(parameter.name) ?? searched(operation, parameter);
  own.set(parameter.name, found);
  return found;
}

function searched(operation: OperationContract, parameter: ParameterContract): Inputs {
  if (!mayTravel(operation, parameter)) return {};
  const { name } = parameter;
  const given = { [name]: sampleOf(parameter) };
  const travels = (beside: Inputs) => isSeen(operation, parameter, { ...beside, ...given });
  if (travels({})) return {};
  const others = operation.parameters.filter((each) => each.name !== name);
  for (const other of others) {
    for (const value of valuesOf(other)) {
      if (travels({ [other.name]: value })) return { [other.name]: value };
    }
  }
  const whole = callOf(operation, { given, fill: "all" })?.inputs ?? {};
  const names = others.map((each) => each.name).filter((each) => each in whole);
  const all = Object.fromEntries(names.map((each) => [each, whole[each]]));
  if (!travels(all)) return {};
  return names.reduce<Inputs>((least, each) => {
    const { [each]: _, ...fewer } = least;
    return travels(fewer) ? fewer : least;
  }, all);
}

/** Values that may decide. */
function valuesOf(parameter: ParameterContract): readonly unknown[] {
  const { type, limits } = parameter;
  if (type === "boolean") return [true, false];
  if (limits.enum) return limits.enum;
  const [first, second = first] = samplesOf(parameter);
  return first === undefined ? [] : [first, second];
}

/** Whether anything that is sent names it. */
function mayTravel(operation: OperationContract, { name, place }: ParameterContract): boolean {
  if (place.in !== "none" || partOf(operation, name)) return true;
  const { body = null, query, headers } = operation.templates;
  const urls = urlsOf(serverOf(operation.contract(), operation));
  return (
    mentioned([body, query, headers]).has(name) ||
    linesOf(operation).some((line) => namesInPath(line).includes(name)) ||
    urls.some((url) => namesIn(url).flat().includes(name))
  );
}

/** Whether the request of a call is another one with another value, or without it where there is one only. */
function isSeen(
  operation: OperationContract,
  parameter: ParameterContract,
  given: Inputs,
): boolean {
  const call = callOf(operation, { given });
  if (!call || call.blames.length > 0) return false;
  const { [parameter.name]: own, ...without } = call.inputs;
  const [other] = valuesOf(parameter).filter((value) => !isDeepStrictEqual(value, own));
  const changed = other === undefined ? without : { ...without, [parameter.name]: other };
  return !isDeepStrictEqual(requestOf(operation, changed), requestOf(operation, call.inputs));
}

/** Undefined where a part of its path is missing. */
function requestOf(operation: OperationContract, inputs: Inputs): WireRequest | undefined {
  try {
    return expectedRequest(operation.contract(), operation, inputs).request;
  } catch {
    return undefined;
  }
}
