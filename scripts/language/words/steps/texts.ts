import { extracted, prefixed } from "../../../../packages/runtime/src/request/sent-values.ts";
import { step, told, toText } from "./step.ts";

const text = { ...toText, takes: ["string"], schema: () => ({ type: "string" }) } as const;

/** The part of a text that a pattern finds. */
const extract = step({
  name: "extract",
  argument: {
    type: "string",
    format: "regex",
    minLength: 1,
    maxLength: 500,
    description:
      "Regular expression (ECMAScript, flag `u`) with a group: where it matches, the first group is sent, else the whole value. It takes an id out of an address that people paste.",
    examples: [
      String.raw`/d/([\w-]{20,})`,
      String.raw`^https://www\.notion\.so/(?:[^/]*-)?([0-9a-f]{32})`,
    ],
  },
  meaning: "sends the first group of a pattern, where that matches",
  input: {
    ...text,
    shows: false,
    *check({ argument: pattern, facts: { hasTable, example } }) {
      const groups = new RegExp(`${pattern}|`, "u").exec("")?.length ?? 1;
      const problem =
        (groups < 2 && "has no group: put parentheses around the part to send") ||
        (hasTable && "has nothing to read: `enum` lists all values");
      if (problem) yield { code: "step-unfit", problem };
      // As the contract suite asks for it: of a text that is the part itself, nothing is taken.
      else if (typeof example !== "string" || extracted(example, pattern) === example)
        yield { code: "extract-without-example", problem: "" };
    },
    run: (value, pattern) => extracted(String(value), pattern),
    print: (pattern) => ({ name: "extracted", more: [{ value: pattern }] }),
    change: (pattern, code) => told(`extracting ${code(pattern)}`),
  },
});

/** `tel:` before a text that does not begin with it. */
const prefix = step({
  name: "prefix",
  argument: {
    type: "string",
    minLength: 1,
    maxLength: 200,
    description: "Text that is put before one that does not begin with it.",
    examples: ["whatsapp:", "urn:li:person:"],
  },
  meaning: "puts a text before one that does not begin with it",
  input: {
    ...text,
    shows: true,
    run: (value, before) => prefixed(String(value), before),
    print: (before) => ({ name: "prefixed", more: [{ value: before }] }),
    change: (before, code) => told(`the prefix ${code(before)}`),
  },
});

export const texts = [extract, prefix] as const;
