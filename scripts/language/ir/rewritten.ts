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
import { sentSteps, type SentStep } from "./input-steps.ts";
import type { Json, Parameter } from "./types.ts";

/**
 * A value after the steps of its parameter, in a call in which another has a value by its name. Throws the
 * runtime's error where one cannot be taken.
 */
export function rewritten(
  { name, convert }: Pick<Parameter, "name" | "convert">,
  value: Json | undefined,
  other: Other = () => undefined,
): Json | undefined {
  return sentSteps({ convert }).reduce<Json | undefined>(
    (made, step) => (made === undefined ? undefined : taken(step, made, name, other)),
    value,
  );
}

/** Whether a value is a file of an example. */
function isFile(value: Json): value is Json & ExampleFile {
  return typeof value === "object" && value !== null && "base64" in value;
}

/** What counts for another parameter. */
type Other = (name: string) => Json | undefined;

function taken(step: SentStep, value: Json, name: string, other: Other): Json | undefined {
  switch (step) {
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
  }
  // The values of a manifest are JSON; a key is a text, a number or a truth value.
  if ("map" in step) return mapped(value as string, step.map);
  if ("extract" in step) return extracted(String(value), step.extract);
  if ("prefix" in step) return prefixed(String(value), step.prefix);
  const zone = step["local-date-time"];
  return localTime(String(value), name, String(other(zone) ?? "UTC"), zone);
}
