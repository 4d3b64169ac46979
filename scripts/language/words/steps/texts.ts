import { extracted, prefixed } from "../../../../packages/runtime/src/request/sent-values.ts";
import { sayKind } from "../word.ts";
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
      "Regular expression (ECMAScript, flag `u`) with a group: where it matches, the first group is sent, else the whole value. It takes an id out of an address that people paste, and acts after limits, before `convert` and `prefix`.",
    examples: [
      String.raw`/d/([\w-]{20,})`,
      String.raw`^https://www\.notion\.so/(?:[^/]*-)?([0-9a-f]{32})`,
    ],
  },
  meaning: "sends the first group of a pattern, where that matches",
  input: {
    ...text,
    shows: false,
    problems: {
      "extract-unfit": {
        severity: "error",
        message: '`extract` of "{name}" {problem}',
        cause: "It sends the first group of a pattern, where that matches a text.",
        fix: String.raw`Put parentheses around the part to send: ${"`/d/([\\w-]+)`"}; only a string has text to read.`,
      },
      "extract-without-example": {
        severity: "warning",
        message: 'The `example` of "{name}" shows no text of which `extract` takes a part',
        cause:
          "Only an example says what the part stands in; documents and the contract suite need it.",
        fix: "Give the parameter one, as people paste it: `example: https://docs.example.com/d/1a2b/edit`.",
      },
    },
    *check({ argument: pattern, facts: { kind, hasTable, example } }) {
      const groups = new RegExp(`${pattern}|`, "u").exec("")?.length ?? 1;
      const problem =
        (groups < 2 && "has no group") ||
        (kind !== "string" && `cannot read ${sayKind(kind)}`) ||
        (hasTable && "has nothing to read: `map` lists all values");
      if (problem) yield { code: "extract-unfit", values: { problem } };
      // As the contract suite asks for it: of a text that is the part itself, nothing is taken.
      else if (typeof example !== "string" || extracted(example, pattern) === example)
        yield { code: "extract-without-example", values: {} };
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
    description:
      "Text that is put before one that does not begin with it. It acts after `map` and `convert`.",
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
