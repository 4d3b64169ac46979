import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "./changelog.ts";

const folder = new URL("../../../../../specs/changelogs/", import.meta.url);

test.each(readdirSync(folder))("%s is shown whole", (name) => {
  const text = readFileSync(new URL(name, folder), "utf8");
  const shown = entriesOf(text).flatMap(({ version, parts }) => [
    `## ${version}`,
    ...parts.flatMap(({ title, items }) => [`### ${title}`, ...items.map((item) => `- ${item}`)]),
  ]);
  expect(shown).toEqual(text.split("\n").filter((line) => line !== "" && line !== "# Changelog"));
});

test("lines that go on, and lines that are no items, are kept", () => {
  expect(entriesOf("# C\n\nold\n\n## 2\n\nFirst.\nMore.\n\n### Fixed\n\n* a\n  b\n- c\n")).toEqual([
    {
      version: "2",
      parts: [
        { title: "", items: ["First. More."] },
        { title: "Fixed", items: ["a b", "c"] },
      ],
    },
  ]);
});
