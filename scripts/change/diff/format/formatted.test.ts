import { expect, test } from "vitest";
import { asGitHub } from "./github.ts";
import { asJson } from "./json.ts";
import { asText } from "./text.ts";
import { change } from "./report.fixture.ts";
import { reportOf } from "./report.ts";

const plain = (_: unknown, text: string) => text;
const changes = [
  change("docs", { operation: null, message: "The description was changed." }),
  change("breaking"),
  change("additive", { package: "workflow", operation: null, base: null, head: null }),
];
const tools = [
  { id: "books_get_volume", before: 92, after: 96 },
  { id: "books_new", before: null, after: 40 },
];
const report = reportOf("the last release", "the working tree", changes, (id) =>
  id === "books" ? tools : [],
);

test("text: by operation, then the bump of each package", () => {
  expect(asText(report, plain)).toBe(`books_search_volumes
  breaking  The input \`maxResults\` was removed.
            input-removed specs/released/books.yaml:2:1 -> specs/books.yaml:2:1

books
  docs      The description was changed.
            input-removed specs/released/books.yaml:2:1 -> specs/books.yaml:2:1

workflow
  additive  The input \`maxResults\` was removed.
            input-removed

the last release -> the working tree: 2 packages changed
  books: major (1 breaking, 1 docs)
    books_get_volume: about 92 -> 96 tokens as a tool
    books_new: about 40 tokens as a tool, which is new
  workflow: minor (1 additive)
`);
  expect(asText(reportOf("a", "b", []), plain)).toBe("a -> b: no changes\n");
});

test("text: nothing of a manifest moves the cursor", () => {
  const hostile = change("fix", { message: "Was `\u001b[2J\u0007`.", operation: "a\u001bb" });
  expect(asText(reportOf("a", "b", [hostile]), plain)).not.toMatch(/[\u001b\u0007]/);
});

test("JSON: every member of the documented shape", () => {
  const place = (file: string) => ({
    file,
    start: { line: 2, column: 1 },
    end: { line: 2, column: 9 },
  });
  const whole = reportOf("a", "b", [change("breaking")], () => tools);
  expect(JSON.parse(asJson(whole, false))).toEqual({
    format: 2,
    ok: false,
    base: "a",
    head: "b",
    packages: [
      {
        package: "books",
        bump: "major",
        counts: { breaking: 1, additive: 0, fix: 0, docs: 0 },
        changes: [
          {
            code: "input-removed",
            word: "maxResults",
            severity: "breaking",
            operation: "books_search_volumes",
            subject: { kind: "input", name: "maxResults" },
            message: "The input `maxResults` was removed.",
            reason: "Calls that give it are refused.",
            base: place("specs/released/books.yaml"),
            head: place("specs/books.yaml"),
          },
        ],
        tools,
      },
    ],
  });
});

test("GitHub: errors and notices at the head's lines, nothing for texts", () => {
  const reason = "%0ACalls that give it are refused.";
  expect(asGitHub(report, ".", {})).toBe(
    "::error file=specs/books.yaml,line=2,col=1,endLine=2,endColumn=9,title=input-removed::" +
      `books_search_volumes: The input \`maxResults\` was removed.${reason}\n` +
      `::notice title=input-removed::workflow: The input \`maxResults\` was removed.${reason}\n`,
  );
});

test("GitHub: no text becomes a command of its own", () => {
  const hostile = change("fix", { message: "a\n::error::b\r%0Ac" });
  expect(
    asGitHub(reportOf("a", "b", [hostile]), ".", {})
      .trim()
      .split("\n"),
  ).toHaveLength(1);
});
