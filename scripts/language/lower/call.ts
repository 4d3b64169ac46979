import type { Call, CallInput, Json } from "../ir/types.ts";

/** What a call is given for its inputs, by what makes an input of what a manifest writes. */
export function lowerWith<Written extends Json>(
  params: Readonly<Record<string, Written>> = {},
  inputOf: (written: Written) => CallInput = parameterInput,
): Pick<Call, "with"> {
  const inputs = Object.entries(params).map(([name, written]) => [name, inputOf(written)]);
  return { with: Object.fromEntries(inputs) };
}

/** `{name}` of a parameter, or a value. */
function parameterInput(written: Json): CallInput {
  const name = holeOf(written);
  if (name === undefined) return valueInput(written);
  return { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] };
}

export function valueInput(value: Json): CallInput {
  return { kind: "value", value };
}

/** `{orgId}` -> `orgId` */
export function holeOf(value: Json): string | undefined {
  return typeof value === "string" ? /^\{([A-Za-z]\w*)\}$/.exec(value)?.[1] : undefined;
}
