import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import {
  countStep,
  firstStep,
  flatStep,
  joinStep,
  lastStep,
  limitStep,
  sumStep,
  whereStep,
} from "../../../../packages/runtime/src/steps/lists.ts";
import {
  making,
  ofText,
  simple,
  step,
  told,
  toNumber,
  toWhole,
  unchanged,
  wording,
} from "./step.ts";

const list = { takes: ["array"], ...simple } as const;

/** Steps that take a list. */
export const lists = [
  step({
    name: "where",
    argument: {
      $ref: "#/$defs/condition",
      description:
        "For a list: the items of which this holds. Paths begin with `item`; `{name}` is the value of a parameter, and while that is not given the test holds.",
      examples: [
        { "item.archived": true },
        { "item.level": "{level}", "item.state": ["open", "new"] },
      ],
    },
    meaning: "the items of which a condition holds",
    output: { ...list, ...unchanged, run: whereStep, inside: pathsIn, change: making },
  }),
  step({
    name: "limit",
    argument: {
      type: ["integer", "string"],
      minimum: 0,
      pattern: "^\\{[A-Za-z][A-Za-z0-9_]*\\}$",
      patternErrorMessage: "A limit is a number, or a parameter in braces: `{limit}`.",
      description:
        "For a list: how many items at most, from the beginning. Or a parameter in braces; while it is not given, all.",
      examples: [10, "{limit}"],
    },
    meaning: "so many items at most, from the beginning",
    output: { ...list, ...unchanged, run: limitStep, change: making },
  }),
  step({
    name: "count",
    argument: null,
    meaning: "how many items there are",
    output: { ...list, ...toWhole, run: countStep, change: () => told("the number of items") },
  }),
  step({
    name: "first",
    argument: null,
    meaning: "the first item",
    output: {
      ...list,
      makes: "part",
      schema: (base, _, { at }) => at(base, [0]),
      loses: "some",
      run: firstStep,
      change: () => told("the first item"),
    },
  }),
  step({
    name: "last",
    argument: null,
    meaning: "the last item",
    output: {
      ...list,
      makes: "part",
      schema: (base, _, { at }) => at(base, [0]),
      loses: "some",
      run: lastStep,
      change: () => told("the last item"),
    },
  }),
  step({
    name: "sum",
    argument: null,
    meaning: "the sum of numbers",
    output: { ...list, ...toNumber, run: sumStep, change: () => told("the sum of the items") },
  }),
  step({
    name: "flat",
    argument: null,
    meaning: "the items of the lists in a list",
    output: {
      ...list,
      makes: "same",
      schema: (base, _, { at }) => ({ type: "array", items: at(base, [0, 0]) }),
      run: flatStep,
      change: () => told("the items of the lists in it"),
    },
  }),
  step({
    name: "join",
    argument: {
      type: "string",
      description:
        "For a list of texts or numbers: one text, with this between the items. Absent for an empty list.",
      examples: [", ", "; "],
    },
    meaning: "the items as one text, with this between them",
    // Limits are about items before they are joined.
    input: {
      acts: "reads",
      argument: {
        type: "string",
        enum: [","],
        description: "After `csv`: one text, with this between the items.",
        examples: [","],
      },
      takes: ["array"],
      makes: "string",
      converter: "text",
    },
    output: { ...list, ...ofText, loses: "some", run: joinStep, change: wording },
  }),
] as const;
