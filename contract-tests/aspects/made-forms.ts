import type { Conversion, StepContract } from "../contract/output-step-types.ts";
import type { Value } from "../contract/types.ts";
import { equals, type Forms, type Is, isOf, text } from "./aspect.ts";

export const listOf =
  (test: (items: readonly unknown[]) => boolean): Is =>
  (given) =>
    Array.isArray(given) && test(given);

const isEmpty = (given: unknown) => JSON.stringify(given) === "{}";
const noText: Forms = { "a number": isOf("number") };

/** Values that a converter reads, and some that it does not. */
const converted: Readonly<Record<Conversion, Forms>> = {
  number: {
    "a number as text": text(/^\d+\.\d$/),
    "an exponent as text": text(/^-?\de\d$/),
    zero: equals(0),
    "a number and a word": text(/^\d+ [a-z]/),
    "a blank text": equals(" "),
    "an object": isEmpty,
  },
  boolean: {
    "true in capitals": equals("TRUE"),
    "false as text": equals("false"),
    one: equals(1),
    zero: equals(0),
    "another word": equals("yes"),
    "an empty text": equals(""),
  },
  text: {
    "a fraction": equals(12.5),
    zero: equals(0),
    "a truth value": isOf("boolean"),
    "an object": isEmpty,
  },
  json: {
    "an object as text": text(/^\{".*\}$/),
    "null as text": equals("null"),
    "text that is no JSON": text(/^\{[a-z]/),
    ...noText,
    "a blank text": equals(" "),
  },
  "base64-text": {
    base64: text(/^[\w+/]{8,}$/),
    padding: text(/^[^\s]+==$/),
    "several lines": text(/\n/),
    "base64 of addresses": text(/^\w+-/),
    "no base64": equals("*"),
    "no UTF-8": equals("/w=="),
    ...noText,
  },
  "date-time": {
    seconds: (given) => typeof given === "number" && given > 1e9 && Number.isInteger(given),
    "seconds as text": text(/^\d{10}$/),
    "a fraction": (given) => typeof given === "number" && !Number.isInteger(given),
    zero: equals(0),
    "beyond all dates": equals(1e15),
    "a word": text(/^[a-z]+$/),
  },
  epoch: {
    "a date-time": text(/T.*Z$/),
    "a zone": text(/\+\d\d:\d\d$/),
    "a date": text(/^\d{4}-\d\d-\d\d$/),
    "a word": text(/^[a-z]+$/),
    "no zone": text(/T[\d:]+$/),
    ...noText,
  },
};

/** Values in the forms that steps read, and some that they do not. */
export function madeForms(steps: readonly StepContract[]): Forms {
  return Object.assign({}, ...steps.map(formsOf));
}

function formsOf(step: StepContract): Forms {
  switch (step.name) {
    case "divide":
      return {
        "what can be divided": equals(step.of * 3),
        "what leaves a rest": equals(step.of + 1),
        "nothing to divide": equals(0),
        "no number": equals("no number"),
      };
    case "cut":
      return {
        "as long as it may be": equals("ü".repeat(step.of)),
        "one sign too long": equals("ü".repeat(step.of + 1)),
        "signs of two units": equals("😀".repeat(step.of)),
        "signs of two units, one too long": equals("😀".repeat(step.of + 1)),
        ...noText,
      };
    case "is":
      return answers(step.of);
    case "map":
      return entries(step.of);
    case "join":
      return {
        "scalars of every type": listOf((items) => items.includes(true) && items.includes(null)),
      };
    default:
      return isConversion(step.name) ? converted[step.name] : {};
  }
}

function isConversion(name: string): name is Conversion {
  return Object.hasOwn(converted, name);
}

function answers(is: "given" | readonly Value[]): Forms {
  const values = is === "given" ? ["text", "", " ", 0, false, [], [0], {}] : is;
  return Object.fromEntries(
    [...values, "another value"].map((value) => [
      JSON.stringify(value),
      (given: unknown) => JSON.stringify(given) === JSON.stringify(value),
    ]),
  );
}

function entries(map: Readonly<Record<string, Value>>): Forms {
  return {
    ...Object.fromEntries(Object.keys(map).map((key) => [`${key} as text`, equals(key)])),
    "a name of every object": equals("constructor"),
    "an object": isEmpty,
  };
}
