import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { rules } from "../../change/diff/catalog.ts";
import { explanations } from "../../language/reference/explanations.ts";
import { manifestReference } from "../../language/reference/manifest.ts";
import { changeExamples } from "./change-examples.ts";
import { changesPage } from "./changes-page.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { manifestPage } from "./manifest-page.ts";
import { pages } from "./pages.ts";

const root = join(import.meta.dirname, "../../..");

test.each(Object.entries(pages(root)))("%s is what write.ts prints", (path, text) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(text);
});

test("every member of every object has a row and a description", () => {
  const page = manifestPage(manifestReference(schema));
  for (const section of [schema, ...Object.values(schema.$defs)]) {
    if (!("properties" in section)) continue;
    for (const [key, member] of Object.entries(section.properties)) {
      expect(member, `${section.title}.${key}`).toHaveProperty("description");
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

test("prints an entry with its example, and no HTML", () => {
  const texts = { message: "<b> `<x>`", cause: "C.", fix: "F." };
  const place = { of: "manifest", group: "Manifests", severity: "warning" } as const;
  const demo = { code: "demo", ...place, ...texts, example: { text: "shown" } };
  expect(diagnosticsPage([demo])).toContain(
    "- [demo](#demo)\n\n" +
      "### demo\n\n**Warning**: \\<b> `<x>`\n\nC. *Fix:* F.\n\n```text\nshown\n```",
  );
});

test("every rule of the diff has one section, and what it shows is about it", () => {
  const page = changesPage(rules, changeExamples());
  const sections = page.split(/^### /m).slice(1);
  const ids = sections.map((section) => section.slice(0, section.indexOf("\n")));
  expect(ids.toSorted()).toEqual(Object.keys(rules).toSorted());
  for (const [id, { printed }] of changeExamples()) expect(printed).toContain(` ${id} `);
});

test("prints a rule with its example, and no HTML", () => {
  const rule = {
    direction: "host",
    severity: "fix",
    message: "`<a>` is <b>.",
    reason: "R.",
  } as const;
  const example = { diff: "-a\n+b", printed: "fix demo a: B. (- -> -)" };
  expect(changesPage({ demo: rule }, new Map([["demo", example]]))).toContain(
    "## Blocks, credentials, behaviour and packages\n\n- [demo](#demo): fix\n\n" +
      "### demo\n\n**fix** (patch): `<a>` is \\<b>.\n\nR.\n\n" +
      "```diff\n-a\n+b\n```\n\n```text\nfix demo a: B. (- -> -)\n```\n",
  );
});

test("the diagram of every example of a workflow is on a page", () => {
  const printed = Object.values(pages(root)).join("\n");
  const examples = readdirSync(join(root, "examples/workflows"));
  expect(examples.length).toBeGreaterThan(0);
  for (const name of examples) {
    expect(printed).toContain(`<!-- diagram: examples/workflows/${name} -->`);
  }
});

test("no code stands in two groups, for links to it would lead to one of them only", () => {
  const codes = explanations().map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
});
