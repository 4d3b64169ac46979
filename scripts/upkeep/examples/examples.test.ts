import { expect, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { median } from "../bench/median.ts";
import { operationSizes } from "./lines.ts";
import { exampleManifests, MEASURED } from "./manifests.ts";
import { usesOfWords } from "./words.ts";

const manifests = exampleManifests(roots.workspace.root);
const sizes = manifests.filter(({ id }) => MEASURED.includes(id)).flatMap(operationSizes);

test("counts lines without examples and comments, and shares the schemas", () => {
  const text = `schemas:
  Note: {}
  Reply: {}
operations:
  notes_get:
    # What it does.
    name: Get note
    examples:
      one:
        params: {}
      two:
        params: {}
  notes_drop: { name: Drop note }
`;
  const [get] = operationSizes({ id: "notes", text });
  expect(get).toEqual({ id: "notes_get", lines: 3, withExample: 6, bytes: 13 + 19 + 11.5 });
});

test("all that are measured are there", () => {
  expect(manifests.map(({ id }) => id)).toEqual(expect.arrayContaining([...MEASURED]));
});

test("the median operation is short, with its share of the schemas", () => {
  expect(median(sizes.map(({ lines }) => lines))).toBeLessThanOrEqual(21);
  expect(median(sizes.map(({ withExample }) => withExample))).toBeLessThanOrEqual(29);
});

test.each(manifests)("$id has lines of at most 120 columns", ({ text }) => {
  expect(text.split("\n").filter((line) => [...line].length > 120)).toEqual([]);
});

test.each(manifests)("$id names its sources and says whose it is not", ({ text }) => {
  expect(text).toMatch(/^# Written on \d{4}-\d\d-\d\d from .* public documentation/m);
  expect(text).toMatch(/^# {3}https:\/\//m);
  expect(text).toMatch(/Not affiliated with \w/);
});

test("every word is used by two manifests", () => {
  const rare = [...usesOfWords(manifests)].filter(([, ids]) => ids.length < 2);
  expect(rare.map(([word]) => word)).toEqual([]);
});
