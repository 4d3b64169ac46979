import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { mistakes } from "../workflows/mistakes.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const files = (folder: string) =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`${folder}/${entry.name}`] : [],
  );

const fits = new Ajv2020({ strict: false }).compile(
  JSON.parse(read("generated/workflow.schema.json")),
);

test.each([
  ...files("tests/workflows/valid"),
  ...files("examples/workflows"),
])("%s fits", (path) => {
  expect(fits(parse(read(path)))).toBe(true);
});

/** What a schema cannot say: how blocks are related, what is merely doubtful, limits of numbers in quotes. */
const leftToCheck =
  /^(?:yaml|key|connection|block|reference-(?!malformed|misplaced)|workflow-input-doubtful)|, as text$/;

const caught = mistakes()
  .map(({ code, title, text }) => ({ id: `${code}, ${title}`, text }))
  .filter(({ id }) => !leftToCheck.test(id));

test.each(caught)("$id: does not fit", ({ text }) => {
  expect(fits(parse(text))).toBe(false);
});
