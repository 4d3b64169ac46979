import type { OperationContract, ParameterContract } from "./types.ts";
import type { OptionsContract, WrittenMembers, WrittenOptions } from "./words-types.ts";
import type { WrittenOperation, WrittenParameter } from "./written-types.ts";

/** What hosts, people and language models are told of an operation. */
export function readWords(
  written: WrittenOperation,
  effect: OperationContract["effect"],
  method: string,
): Pick<OperationContract, "effect" | "destructive" | "idempotent" | "words"> {
  const { destructive, idempotent } = written;
  const repeats = effect === "read" || ["PUT", "DELETE"].includes(method);
  return {
    effect,
    destructive: destructive ?? effect !== "read",
    idempotent: idempotent ?? repeats,
    words: operationWords(written),
  };
}

/** What people and language models read of it; what is false is as good as left out. */
function operationWords({
  resource,
  docs,
  deprecated,
  model: { hide, ...model } = {},
}: WrittenOperation): OperationContract["words"] {
  const told = { ...(hide === true && { hide }), ...model };
  return {
    ...(resource !== undefined && { resource }),
    ...(docs !== undefined && { docs }),
    ...(deprecated && { deprecated }),
    ...(Object.keys(told).length > 0 && { model: told }),
  };
}

/** What people read of it; what is false is as good as left out. */
export function parameterWords({
  placeholder,
  multiline,
  advanced,
  group,
  deprecated,
  options,
  members,
  rows,
  enum: allowed = [],
}: WrittenParameter): ParameterContract["words"] {
  const values = allowed.flatMap((each) => (typeof each === "object" ? [each] : []));
  return {
    ...(placeholder !== undefined && { placeholder }),
    ...(multiline && { multiline }),
    ...(advanced && { advanced }),
    ...(group !== undefined && { group }),
    ...(deprecated !== undefined && { deprecated }),
    ...(values.length > 0 && { values }),
    ...(options && { options: readOptions(options) }),
    ...(members && { options: readMembers(members) }),
    ...(rows && { rows }),
  };
}

function readMembers({ name, type, ...rest }: WrittenMembers): OptionsContract {
  const read = readOptions({ ...rest, value: name });
  return { ...read, members: true, ...(type !== undefined && { type }) };
}

function readOptions({ from, value, label, search, params = {} }: WrittenOptions): OptionsContract {
  const written = label ?? value;
  const inputs: Record<string, string> = {};
  const fixed: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(params)) {
    const [, hole] = (typeof given === "string" && /^\{(\w+)\}$/.exec(given)) || [];
    if (hole === undefined) fixed[name] = given;
    else inputs[name] = hole;
  }
  return {
    from,
    value,
    label: written.includes("{") ? written : `{${written}}`,
    ...(search !== undefined && { search }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(Object.keys(fixed).length > 0 && { fixed }),
  };
}
