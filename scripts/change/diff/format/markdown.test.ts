import fc from "fast-check";
import { lexer, type Token } from "marked";
import { expect, test } from "vitest";
import { change } from "./report.fixture.ts";
import { reportOf } from "./report.ts";
import { SEVERITIES } from "../change.ts";
import { asMarkdown } from "./markdown.ts";

test("the bumps, what breaks, and the rest folded", () => {
  const changes = [
    change("breaking"),
    change("docs", { operation: null, message: "The description was changed.", base: null }),
  ];
  const tool = { id: "books_search_volumes", before: 153, after: 140 };
  expect(
    asMarkdown(reportOf("main", "the working tree", changes, () => [tool])),
  ).toBe(`### Contract changes in 1 package

\`main\` → \`the working tree\`

| package | bump | breaking | additive | fix | docs |
|---|---|--:|--:|--:|--:|
| \`books\` | major | 1 |  |  | 1 |

- \`books_search_volumes\`: about 153 → 140 tokens as a tool

#### Breaking

- **\`books_search_volumes\`**: The input \`maxResults\` was removed. Calls that give it are refused.<br>\`input-removed\` \`specs/released/books.yaml:2:1\` → \`specs/books.yaml:2:1\`

<details><summary>1 docs</summary>

- **\`books\`**: The description was changed.<br>\`input-removed\` \`-\` → \`specs/books.yaml:2:1\`

</details>
`);
  expect(asMarkdown(reportOf("a", "b", []))).toBe("### No contract changes\n\n`a` → `b`\n");
});

test("an address in backticks is a name like any other", () => {
  const message = "The host changed from `www.shelf.example` to `https://shelf.example`.";
  expect(asMarkdown(reportOf("a", "b", [change("breaking", { message })]))).toContain(
    "**: The host changed from `www.shelf.example` to `https://shelf.example`. Calls",
  );
});

/** Marks that Markdown, HTML or GitHub would read, between words. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."`|*_<>\\\n\r[]()!#@&~$-".split("")),
      fc.constantFrom(
        "``",
        "<b>",
        "</details>",
        "@octocat",
        "#12",
        "https://x.example",
        "www.x.example",
        "a",
        " ",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** What a reader of Markdown finds, all levels in one list. */
function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  const collect = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      found.push(token);
      if (token.type === "table") {
        for (const cell of [...token.header, ...token.rows.flat()]) collect(cell.tokens);
      }
      if (token.type === "list") for (const item of token.items) collect([item]);
      else if ("tokens" in token && token.tokens) collect(token.tokens);
    }
  };
  collect(lexer(text));
  return found;
}

const severity = fc.constantFrom(...SEVERITIES);
const anyChange = fc
  .record({ severity, name: hostile, value: hostile, text: hostile, path: hostile })
  .map(({ severity: given, name, value, text, path }) => {
    const range = { file: { path, text: "a" }, start: 0, end: 1 };
    const message = `The name \`${name}\` became \`${value}\`, ${text}.`;
    return change(given, { operation: value || null, message, base: range });
  });

test("no text of a manifest becomes mark-up, a link or a mention", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 4 }), hostile, (changes, label) => {
      const report = reportOf(label, "b", changes);
      const tokens = tokensOf(asMarkdown(report));
      const types = new Set(tokens.map(({ type }) => type));
      for (const type of ["link", "image", "em", "del", "blockquote", "hr", "def"])
        expect(types).not.toContain(type);
      const html = tokens.filter(({ type }) => type === "html").map(({ raw }) => raw.trim());
      const own = /^(<br>|<\/details>|<details><summary>\d+ \w+<\/summary>)$/;
      expect(html.filter((raw) => !own.test(raw))).toEqual([]);
      const texts = tokens.filter((token) => token.type === "text" && !("tokens" in token));
      expect(texts.filter(({ raw }) => /[@#]|www\.|:\/\//.test(raw))).toEqual([]);
      const rows = tokens.flatMap((token) => (token.type === "table" ? token["rows"] : []));
      expect(rows).toHaveLength(report.packages.length);
      const items = tokens.filter(({ type }) => type === "list_item");
      expect(items).toHaveLength(changes.length);
    }),
    { numRuns: 500 },
  );
});

test("a long report keeps its head and fits into a comment", () => {
  const changes = SEVERITIES.flatMap((each) =>
    Array.from({ length: 1000 }, (_, index) => change(each, { message: `Was \`${index}\`.` })),
  );
  const text = asMarkdown(reportOf("a", "b", changes));
  expect(text.length).toBeLessThan(65_000);
  expect(text.match(/^- and \d+ more$/gm)).toHaveLength(SEVERITIES.length);
  expect(text).toContain("Was `0`.");
});
