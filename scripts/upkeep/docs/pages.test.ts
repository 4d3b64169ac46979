import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { targetOf } from "../../language/reference/schema.ts";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { explanations } from "../../language/reference/explanations.ts";
import { manifestReference } from "../../language/reference/manifest.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { manifestPage } from "./manifest-page.ts";
import { pages } from "./pages.ts";
import { withWords } from "./schema-text.ts";

const root = join(import.meta.dirname, "../../..");

test.each(Object.entries(pages(root)))("%s is what write.ts prints", (path, text) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(text);
});

test("a word that the schema lacks is put into it", () => {
  const { multipleOf: _, ...properties } = schema.$defs.parameter.properties;
  const parameter = { ...schema.$defs.parameter, properties };
  const lacking = { ...schema, $defs: { ...schema.$defs, parameter } };
  expect(JSON.parse(withWords(JSON.stringify(lacking, null, 2)))).toEqual(schema);
});

test("every member of every object has a row and a description", () => {
  const page = manifestPage(manifestReference(schema));
  for (const section of [schema, ...Object.values(schema.$defs)]) {
    if (!("properties" in section)) continue;
    for (const [key, member] of Object.entries(section.properties)) {
      const said = { ...targetOf(member, schema.$defs), ...member };
      expect(said, `${section.title}.${key}`).toHaveProperty("description");
      expect(page).toContain(`\`${key}\``);
    }
  }
});

test("every link of the reference leads to a section", () => {
  const page = manifestPage(manifestReference(schema));
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
  const anchors = sections.map((title) => title.toLowerCase().replaceAll(" ", "-"));
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});

test("prints a diagnostic in one line, and no HTML", () => {
  const texts = { message: "<b> `<x|y>`", cause: "C.", fix: "F." };
  const place = { of: "manifest", group: "Parameters", severity: "warning" } as const;
  const page = diagnosticsPage([{ code: "demo", ...place, ...texts, example: { text: "shown" } }]);
  expect(page.slice(page.indexOf("##"))).toBe(
    "## Parameters\n\n| code | severity | message |\n|---|---|---|\n| demo | warning | \\<b> `<x\\|y>` |\n",
  );
});

test("every diagnostic has one line, and an example that `check --explain` prints", () => {
  const codes = explanations().map(({ code }) => code);
  const lines = diagnosticsPage(explanations()).matchAll(
    /^\| ([a-z0-9-]+) \| (?:error|warning) \| .+ \|$/gm,
  );
  expect(Array.from(lines, ([, code]) => code)).toEqual(codes);
  expect(codes).toEqual([...new Set(codes)]);
  expect(explanations().filter(({ example }) => example === null)).toEqual([]);
});

test("the diagram of every example of a workflow is on a page", () => {
  const printed = Object.values(pages(root)).join("\n");
  const examples = readdirSync(join(root, "examples/workflows"));
  expect(examples.length).toBeGreaterThan(0);
  for (const name of examples) {
    expect(printed).toContain(`<!-- diagram: examples/workflows/${name} -->`);
  }
});
