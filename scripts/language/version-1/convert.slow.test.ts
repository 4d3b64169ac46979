import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseDocument, visit } from "yaml";
import { expect, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { convertDocument, passes } from "./convert.ts";
import { isMarked, mutated, someOfThem } from "./mutated.fixture.ts";
import { convertText } from "./text.ts";

const all = Object.values(passes);

test.each(manifests())("%s is converted with all its comments, and once", (path) => {
  const text = readFileSync(join(roots.workspace.root, path), "utf8");
  const converted = convertText(text, all);
  expect(converted).toMatch(/^manifest: 2$/m);
  expect(convertText(converted, all)).toBe(converted);
  // A comment may have joined another on its line, or its copy at an alias may be one more.
  const kept = commentsIn(converted);
  expect(commentsIn(text).filter((comment) => !kept.includes(comment))).toEqual([]);
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

/** Manifests of version 1 in this repository: as they were released, and made by the first release. */
function manifests(): readonly string[] {
  return ["specs/released", "tests/package"].flatMap((area) =>
    readdirSync(join(roots.workspace.root, area), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
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
