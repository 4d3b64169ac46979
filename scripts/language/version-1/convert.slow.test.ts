import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseDocument, stringify, visit } from "yaml";
import { expect, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { madeManifest } from "../../upkeep/valid/manifest.ts";
import { convertDocument } from "./convert.ts";
import { isMarked, mutated, someOfThem } from "./mutated.fixture.ts";
import { convertText } from "./text.ts";

test.each(manifests())("%s is converted with all its comments, and once", (path) => {
  const text = readFileSync(join(roots.workspace.root, path), "utf8");
  const converted = convertText(text);
  expect(converted).toMatch(/^manifest: 2$/m);
  expect(convertText(converted)).toBe(converted);
  // A comment may have joined another on its line, or its copy at an alias may be one more.
  const kept = commentsIn(converted);
  expect(commentsIn(text).filter((comment) => !kept.includes(comment))).toEqual([]);
});

test("is converted whatever parts it is put together of", () => {
  for (let number = 0; number < 40; number++) {
    const text = stringify(madeManifest(7, number).manifest);
    const converted = convertText(text);
    expect(converted).toMatch(/^manifest: 2$/m);
    expect(convertText(converted)).toBe(converted);
  }
});

test("never throws and never loses what stands at any place, whatever it is, by any passes", () => {
  fc.assert(
    fc.property(mutated, someOfThem, ({ document }, enabled) => {
      convertDocument(document, enabled);
      return isMarked(document.contents);
    }),
    { numRuns: 600 },
  );
});

/** Manifests of version 1 in this repository. */
function manifests(): readonly string[] {
  const areas = [
    "specs",
    "examples",
    "templates",
    "scripts/language",
    "scripts/upkeep",
    "scripts/emit",
    "scripts/intake",
  ];
  return areas.flatMap((area) =>
    readdirSync(join(roots.workspace.root, area), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml") && !/node_modules|version-1|\.cache/.test(name))
      .map((name) => join(area, name))
      .filter((path) =>
        /^manifest: 1$/m.test(readFileSync(join(roots.workspace.root, path), "utf8")),
      ),
  );
}

function commentsIn(text: string): readonly string[] {
  const comments: string[] = [];
  const add = (said: unknown) => {
    if (typeof said === "string") comments.push(...said.split("\n").map((line) => line.trim()));
  };
  const document = parseDocument(text, { uniqueKeys: false });
  add(document.commentBefore);
  add(document.comment);
  visit(document, {
    Node(_, node) {
      add(node.commentBefore);
      add(node.comment);
    },
  });
  return comments.filter(Boolean);
}
