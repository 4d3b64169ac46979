import { type Asked, holds } from "../../../packages/runtime/src/conditions.ts";
import { isEncoded } from "../ir/input-steps.ts";
import { rewritten } from "../ir/rewritten.ts";
import type { ExampleFile } from "../ir/example-files.ts";
import type { Json, Parameter } from "../ir/types.ts";

type Values = Readonly<Record<string, Json | undefined>>;

/** What travels for a parameter; undefined when it is not sent. */
export function sentValue(
  parameter: Parameter,
  values: Values,
  all: readonly Parameter[],
): Json | undefined {
  const { name, sendDefault, default: fallback, when } = parameter;
  if (when && !holds(when, askedOf(values, all))) return undefined;
  const given = values[name];
  // Null may be a value.
  const counting = given === undefined && sendDefault ? fallback : given;
  const valueOf = (other: string) => values[other] ?? defaultOf(other, all);
  return fileSent(parameter, rewritten(parameter, counting, valueOf));
}

/** A file as a part of a body. */
function fileSent(parameter: Parameter, value: Json | undefined): Json | undefined {
  if (parameter.type !== "file" || isEncoded(parameter) || value === undefined) return value;
  const { name, mediaType, base64 } = value as Json & ExampleFile; // as inputs of examples are read
  return { name, mediaType: mediaType || "application/octet-stream", base64 };
}

/** What conditions ask about the inputs of a call: of one that is absent its default counts. */
export function askedOf(values: Values, all: readonly Parameter[]): Asked {
  return {
    value: (name) => values[name] ?? defaultOf(name, all),
    given: (name) => values[name] !== undefined,
    named: (name) => values[name],
  };
}

function defaultOf(name: string, all: readonly Parameter[]): Json | undefined {
  return all.find((each) => each.name === name)?.default;
}
