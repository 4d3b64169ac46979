import {
  base64,
  base64url,
  extracted,
  mapped,
  prefixed,
} from "../../../packages/runtime/src/request/sent-values.ts";
import { localTime } from "../../../packages/runtime/src/request/local-time.ts";
import { day, epoch, epochMs } from "../../../packages/runtime/src/request/times.ts";
import type { ExampleFile } from "./example-files.ts";
import type { Json, Parameter, Step } from "./types.ts";

/**
 * A value after the steps of its parameter, in a call with these others. Throws the runtime's error where one
 * cannot be taken.
 */
export function rewritten(
  { name, map, steps = [] }: Pick<Parameter, "name" | "map" | "steps">,
  value: Json | undefined,
  others: Others = {},
): Json | undefined {
  // The values of a manifest are JSON; a key is a text, a number or a truth value.
  const looked = map && value !== undefined ? mapped(value as string, map) : value;
  return steps.reduce<Json | undefined>((made, step) => taken(step, made, name, others), looked);
}

/** Whether a value is a file of an example. */
function isFile(value: Json): value is Json & ExampleFile {
  return typeof value === "object" && value !== null && "base64" in value;
}

/** What is given for the other parameters. */
type Others = Readonly<Record<string, Json | undefined>>;

function taken(
  step: Step,
  value: Json | undefined,
  name: string,
  others: Others,
): Json | undefined {
  if (value === undefined) return undefined;
  switch (step.kind) {
    case "json-text":
      return JSON.stringify(value);
    case "base64":
      return isFile(value) ? value.base64 : base64(String(value));
    case "base64url":
      return base64url(String(value));
    case "epoch":
      return epoch(String(value), name);
    case "epoch-ms":
      return epochMs(String(value), name);
    case "date":
      return day(String(value), name);
    case "local-date-time": {
      const { zone, fallback = "UTC" } = step;
      return localTime(String(value), name, String(others[zone] ?? fallback), zone);
    }
    case "extract":
      return extracted(String(value), step.pattern);
    case "prefix":
      return prefixed(String(value), step.text);
  }
}
