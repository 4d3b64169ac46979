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

const ajv = new Ajv2020({ strict: false });
const entry: Record<string, unknown> = JSON.parse(read("generated/workflow.schema.json"));
for (const [, path = ""] of JSON.stringify(entry).matchAll(/"\$ref":"([^"#]+)"/g))
  ajv.addSchema(JSON.parse(read(`generated/${path}`)), `file:///${path}`);
const fits = ajv.compile({ ...entry, $id: "file:///workflow.schema.json" });
const ofManifests = "If a manifest changed on purpose, correct the workflow";

test.each([
  ...files("tests/workflows/valid"),
  ...files("examples/workflows"),
])("%s fits", (path) => {
  if (fits(parse(read(path)))) return;
  expect.fail(`${ajv.errorsText(fits.errors, { dataVar: path })}. ${ofManifests}.`);
});

/** What a schema cannot say: how blocks are related, what is merely doubtful, limits of numbers in quotes. */
const leftToCheck =
  /^(?:yaml|key|connection|block|reference-(?!malformed|misplaced)|workflow-input-doubtful)|, as text$/;

const caught = mistakes()
  .map(({ code, title, text, file }) => ({ id: `${code}, ${title}`, text, file }))
  .filter(({ id }) => !leftToCheck.test(id));

test.each(caught)("$id: does not fit", ({ id, text, file }) => {
  if (fits(parse(text))) expect.fail(`"${id}" in ${file} fits. ${ofManifests}.`);
});
