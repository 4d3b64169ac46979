import type { Conversion, StepContract } from "../../contract/output-step-types.ts";
import type { Value } from "../../contract/types.ts";

type Shown = readonly Value[];

const converted: Readonly<Record<Conversion, Shown>> = {
  number: ["12.5", "-1e3", 0, "12 apples", " ", {}],
  boolean: ["TRUE", "false", 1, 0, "yes", ""],
  text: [12.5, 0, false, {}],
  json: ['{"a":[1]}', "null", "{a", 5, " "],
  "base64-text": ["w7xuw6nwn5iA", "YQ==", "w7xu\nw6k=\n", "8J-YgA", "*", "/w==", 5],
  "date-time": [1767225600, "1767225600", 1767225600.25, 0, 1e15, "soon"],
  epoch: [
    "2026-01-01T00:00:00Z",
    "2026-01-01T01:30:00.5+01:30",
    "2026-01-01",
    "soon",
    "2026-01-01T00:00:00",
    5,
  ],
};

/** Values in the forms that steps read, and some that they do not. */
export function formValues(steps: readonly StepContract[]): Shown {
  return steps.flatMap(shownOf);
}

function shownOf(step: StepContract): Shown {
  switch (step.name) {
    case "divide":
      return [step.of * 3, step.of + 1, 0, "no number"];
    case "cut":
      return cutTexts(step.of);
    case "is":
      return answers(step.of);
    case "map":
      return entries(step.of);
    case "join":
      return [["a", 1, true, null]];
    default:
      return isConversion(step.name) ? converted[step.name] : [];
  }
}

function isConversion(name: string): name is Conversion {
  return Object.hasOwn(converted, name);
}

/** Characters of two units count once. */
function cutTexts(cut: number): Shown {
  return ["ü".repeat(cut), "ü".repeat(cut + 1), "😀".repeat(cut), "😀".repeat(cut + 1), 5];
}

function answers(is: "given" | Shown): Shown {
  const values = is === "given" ? ["text", "", " ", 0, false, [], [0], {}] : is;
  return [...values, "another value"];
}

function entries(map: Readonly<Record<string, Value>>): Shown {
  const keys = Object.keys(map).flatMap((key) => [...new Set([key, scalarOf(key)])]);
  return [...keys, "constructor", {}];
}

/** The number or truth value that a key is the text of, else the key. */
export function scalarOf(key: string): Value {
  if (key === "true" || key === "false") return key === "true";
  return key !== "" && String(Number(key)) === key ? Number(key) : key;
}
