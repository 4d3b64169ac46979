import {
  base64TextStep,
  booleanStep,
  dateTimeStep,
  epochStep,
  jsonStep,
  numberStep,
  textStep,
} from "../../../../packages/runtime/src/steps/conversions.ts";
import { making, outputWord, scalars, nothing } from "./output-word.ts";

const conversion = { argument: null, loses: "blank", inside: nothing, change: making } as const;

/** Steps that read a value as another type; blank text is nothing to them. */
export const conversions = [
  outputWord({
    name: "number",
    meaning: "a number that is written as text",
    ...conversion,
    takes: ["string", "number"],
    makes: "number",
    schema: () => ({ type: "number" }),
    run: numberStep,
  }),
  outputWord({
    name: "boolean",
    meaning: "`true`, `false`, 1 and 0, also as text",
    ...conversion,
    takes: scalars,
    makes: "boolean",
    schema: () => ({ type: "boolean" }),
    run: booleanStep,
  }),
  outputWord({
    name: "text",
    meaning: "a number or boolean as text",
    ...conversion,
    takes: scalars,
    makes: "string",
    schema: () => ({ type: "string" }),
    run: textStep,
  }),
  outputWord({
    name: "json",
    meaning: "the value that a JSON text holds",
    ...conversion,
    takes: ["string"],
    makes: "any",
    schema: () => ({}),
    run: jsonStep,
  }),
  outputWord({
    name: "base64-text",
    meaning: "the text that base64 stands for",
    ...conversion,
    takes: ["string"],
    makes: "string",
    schema: () => ({ type: "string" }),
    run: base64TextStep,
  }),
  outputWord({
    name: "date-time",
    meaning: "a date-time from seconds since 1970",
    ...conversion,
    takes: ["string", "number"],
    makes: "string",
    schema: () => ({ type: "string", format: "date-time" }),
    run: dateTimeStep,
  }),
  outputWord({
    name: "epoch",
    meaning: "seconds since 1970 from a date-time",
    ...conversion,
    takes: ["string"],
    makes: "number",
    schema: () => ({ type: "integer" }),
    run: epochStep,
  }),
] as const;
