import { expect, test } from "vitest";
import { about } from "../../../packages/runtime/src/conditions.ts";
import type { Json, TestWords } from "../../../packages/runtime/src/definition.ts";
import { conditionText, valuesIn } from "../ir/condition.ts";
import { testWords } from "./tests.ts";

interface Sample {
  readonly keeps: Json;
  readonly breaks: Json;
  readonly says: string;
  readonly names?: readonly Json[];
}

/** For each word and each of its examples. */
const SAMPLES: Readonly<Record<keyof TestWords, readonly Sample[]>> = {
  given: [
    { keeps: "text", breaks: " ", says: "it is given" },
    { keeps: [], breaks: 0, says: "it is not given" },
  ],
  not: [
    { keeps: false, breaks: null, says: "it has a value", names: [null] },
    { keeps: "old", breaks: "new", says: 'it is not "open" or "new"', names: ["open", "new"] },
    { keeps: "final", breaks: "Draft 2", says: 'not it contains "draft"' },
  ],
  is: [
    {
      keeps: ["open", "new"],
      breaks: "open",
      says: 'it is ["open","new"]',
      names: [["open", "new"]],
    },
    { keeps: { code: 3 }, breaks: { code: "3" }, says: 'it is {"code":3}', names: [{ code: 3 }] },
  ],
  contains: [
    { keeps: "No Credits left", breaks: "No credit", says: 'it contains "credits"' },
    { keeps: "Rate Limit hit", breaks: "rate", says: 'it contains "rate limit"' },
  ],
  matches: [
    {
      keeps: "example.org",
      breaks: "https://example.org",
      says: 'it matches "^(?!http)"',
      names: ["^(?!http)"],
    },
    { keeps: "DE", breaks: "DEU", says: 'it matches "^[A-Z]{2}$"', names: ["^[A-Z]{2}$"] },
  ],
  any: [
    {
      keeps: [null, { status: "lost" }],
      breaks: { status: "lost" },
      says: 'of an item of it item.status is "lost" or "failed"',
    },
    {
      keeps: [{ error: "no" }],
      breaks: [{ error: " " }],
      says: "of an item of it item.error is given",
    },
  ],
  input: [{ keeps: "high", breaks: "low", says: "it is what level says" }],
  class: [
    { keeps: 204, breaks: 304, says: "it is 2xx" },
    { keeps: 599, breaks: 600, says: "it is 5xx" },
  ],
};

const style = { path: String, value: (value: Json) => JSON.stringify(value) };

test.each(Object.entries(testWords))("%s", (name, { argument, run }) => {
  const found = argument.examples.map((example) => {
    const asked = (it: unknown) => about({ it, params: { level: "high" } });
    return {
      says: conditionText({ it: { [name]: example } }, style),
      names: valuesIn({ [name]: example }),
      // An example of this very word.
      keeps: (it: Json) => run(it, example as never, "it", asked(it)),
    };
  });
  const samples = SAMPLES[name as keyof TestWords]; // a name of the table
  expect(found).toHaveLength(samples.length);
  samples.forEach(({ keeps, breaks, says, names = [] }, index) => {
    expect(found[index]).toMatchObject({ says, names });
    expect(found[index]?.keeps(keeps)).toBe(true);
    expect(found[index]?.keeps(breaks)).toBe(false);
  });
});
