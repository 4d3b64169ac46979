import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyChangelog } from "./changelog.fixture.ts";
import { printChangelog } from "./changelog.ts";
import { parseChangelog } from "./parse.ts";

const TEXT = `# Changelog

## 1.0.0

### Breaking

- \`books_search\`: The input \`a\` was removed.

### Fixed

- One line.
- Another line.

## 1.0.0-next.0

### Documentation

- A line.
`;

function parsed(text: string) {
  return parseChangelog("specs/changelogs/a.md", text);
}

test("what is read is printed as it was", () => {
  expect(printChangelog(parsed(TEXT))).toBe(TEXT);
});

test("what is printed is read back, and printed again is the same text", () => {
  fc.assert(
    fc.property(anyChangelog, (changelog) => {
      const text = printChangelog(changelog);
      expect(parsed(text)).toEqual(changelog);
      expect(printChangelog(parsed(text))).toBe(text);
    }),
  );
});

test("blank lines and line ends say nothing", () => {
  const loose = TEXT.replaceAll("\n\n", "\n \n\n").replaceAll("\n", "\r\n");
  expect(printChangelog(parsed(loose))).toBe(TEXT);
});

describe("what cannot be read is reported by its line, with what to do", () => {
  test.each([
    ["", '1: add a version: "## 0.1.0"'],
    ["# Changes\n", '1: begin with "# Changelog"'],
    ["# Changelog\n", '1: add a version: "## 0.1.0"'],
    ...["latest.0", "x.1", "0"].map((part) => [
      TEXT.replace("## 1.0.0-next.0", `## 1.0.0-${part}`),
      `14: "1.0.0-${part}" needs a tag that npm does not allow; write one such as "## 1.0.0-next.0"`,
    ]),
    [
      TEXT.replace("## 1.0.0\n", "## v1\n"),
      '3: "v1" is not a version; write one such as "## 1.2.0"',
    ],
    [
      TEXT.replace("## 1.0.0-next.0", "## 1.0.1"),
      "14: 1.0.1 stands below 1.0.0; put the newest version first",
    ],
    [
      TEXT.replace("### Fixed", "### Changed"),
      '9: "Changed" is not one of the headings Breaking, Added, Fixed, Documentation',
    ],
    [TEXT.replace("### Fixed", "### Breaking"), '9: move these lines to the other "### Breaking"'],
    [TEXT.replace("### Breaking\n", ""), '6: put a heading above it: "### Fixed"'],
    [TEXT.replace("## 1.0.0\n", ""), '4: put a version above it: "## 0.1.0"'],
    [
      TEXT.replace("- Another line.", "Another line."),
      '12: "Another line.": write a change as one line that begins with "- "',
    ],
    [
      TEXT.replace("- A line.\n", ""),
      "14: 1.0.0-next.0 has a heading without a line; add what changed",
    ],
    [
      TEXT.replace("### Fixed\n", "### Added\n\n### Fixed\n"),
      "3: 1.0.0 has a heading without a line; add what changed",
    ],
    [
      TEXT.replace("## 1.0.0\n", "## 2.0.0\n\n## 1.0.0\n"),
      "3: 2.0.0 has no line; add what changed",
    ],
  ])("%j", (text, message) => {
    expect(() => parsed(text)).toThrow(`specs/changelogs/a.md:${message}`);
  });
});
