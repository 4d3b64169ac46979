import { rewritten } from "../ir/rewritten.ts";
import type { ExampleFile } from "../ir/example-files.ts";
import type { Condition, Json, Parameter } from "../ir/types.ts";

type Values = Readonly<Record<string, Json | undefined>>;

/** What travels for a parameter; undefined when it is not sent. */
export function sentValue(parameter: Parameter, values: Values): Json | undefined {
  const { name, sendDefault, default: fallback, when } = parameter;
  if (when && !holds(when, values)) return undefined;
  const given = values[name];
  // Null may be a value.
  const counting = given === undefined && sendDefault ? fallback : given;
  return fileSent(parameter, rewritten(parameter, counting, values));
}

/** A file as a part of a body. */
function fileSent({ type, steps }: Parameter, value: Json | undefined): Json | undefined {
  if (type !== "file" || steps || value === undefined) return value;
  const { name, mediaType, base64 } = value as Json & ExampleFile; // as inputs of examples are read
  return { name, mediaType: mediaType || "application/octet-stream", base64 };
}

function holds(condition: Condition, values: Values): boolean {
  const value = values[condition.parameter];
  if ("given" in condition) return (value !== undefined) === condition.given;
  const counting = value ?? condition.fallback;
  return "oneOf" in condition
    ? condition.oneOf.some((each) => each === counting)
    : counting === condition.equals;
}
