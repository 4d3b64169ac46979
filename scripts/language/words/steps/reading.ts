import { anything, step } from "./step.ts";

const text = { acts: "reads", takes: ["string"], makes: "string" } as const;

/** How a value is read before its limits, and what leaves it as it was read. */
export const reading = [
  step({
    name: "trim",
    argument: null,
    meaning: "drops white space around a text",
    input: { ...text, converter: "trim" },
  }),
  step({
    name: "lowercase",
    argument: null,
    meaning: "makes a text lower case",
    input: { ...text, converter: "lowercase" },
  }),
  step({
    name: "uppercase",
    argument: null,
    meaning: "makes a text upper case",
    input: { ...text, converter: "uppercase" },
  }),
  step({
    name: "csv",
    argument: null,
    meaning: "splits comma-separated text into a list, trims the items and drops empty ones",
    input: { acts: "reads", takes: ["string", "array"], makes: "array", converter: "csv" },
  }),
  step({
    name: "raw",
    argument: null,
    meaning: "is left as it is given in a body of HTML or XML, where every other value is escaped",
    input: { acts: "marks", takes: [...anything, "file", "any"], makes: "same" },
  }),
] as const;
