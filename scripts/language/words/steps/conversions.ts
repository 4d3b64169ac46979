import {
  base64TextStep,
  booleanStep,
  dateTimeStep,
  epochStep,
  jsonStep,
  numberStep,
  textStep,
} from "../../../../packages/runtime/src/steps/conversions.ts";
import { epoch as seconds } from "../../../../packages/runtime/src/request/times.ts";
import {
  making,
  nothing,
  ofText,
  scalars,
  step,
  toBoolean,
  toldBy,
  toNumber,
  toWhole,
} from "./step.ts";
import { time } from "./times.ts";

const conversion = { loses: "blank", inside: nothing, change: making } as const;

/** Steps that read a value as another type; blank text is nothing to them. */
export const conversions = [
  step({
    name: "number",
    argument: null,
    meaning: "a number that is written as text",
    output: { ...conversion, takes: ["string", "number"], ...toNumber, run: numberStep },
  }),
  step({
    name: "boolean",
    argument: null,
    meaning: "`true`, `false`, 1 and 0, also as text",
    output: { ...conversion, takes: scalars, ...toBoolean, run: booleanStep },
  }),
  step({
    name: "text",
    argument: null,
    meaning: "a number or boolean as text",
    output: { ...conversion, takes: scalars, ...ofText, run: textStep },
  }),
  step({
    name: "json",
    argument: null,
    meaning: "the value that a JSON text holds",
    output: { ...conversion, takes: ["string"], makes: "any", schema: () => ({}), run: jsonStep },
  }),
  step({
    name: "base64-text",
    argument: null,
    meaning: "the text that base64 stands for",
    output: { ...conversion, takes: ["string"], ...ofText, run: base64TextStep },
  }),
  step({
    name: "date-time",
    argument: null,
    meaning: "a date-time from seconds since 1970",
    output: {
      ...conversion,
      takes: ["string", "number"],
      makes: "string",
      schema: () => ({ type: "string", format: "date-time" }),
      run: dateTimeStep,
    },
  }),
  step({
    name: "epoch",
    argument: null,
    meaning: "sends seconds since 1970 of a date, or of a date-time with its offset",
    input: {
      ...time,
      ...toWhole,
      run: (value, _, { input }) => seconds(String(value), input),
      print: (_, { name }) => ({ name: "epoch", more: [{ value: name }] }),
      change: toldBy("epoch"),
    },
    output: {
      ...conversion,
      meaning: "seconds since 1970 from a date-time",
      takes: ["string"],
      ...toWhole,
      run: epochStep,
    },
  }),
] as const;
