import { expect, test } from "vitest";
import { comment, commentWithCode, deprecatedComment } from "./comment.ts";

const WORDS = "Twelve words that together are longer than one line of a comment may be, truly.";

test("a short text stands on one line, a long one on several", () => {
  expect(comment(" Short\n text. ")).toEqual({
    line: "Short text.",
    lines: [],
    code: null,
    deprecated: [],
  });
  const { line, lines } = comment(`${WORDS} ${WORDS}`);
  expect(line).toBeNull();
  expect(lines.join(" ")).toBe(`${WORDS} ${WORDS}`);
  for (const each of lines) expect(each.length).toBeLessThanOrEqual(88);
});

test("code follows the text where both fit, and is never broken", () => {
  expect(commentWithCode("List users:", "GET /users")).toEqual(comment("List users: `GET /users`"));
  expect(commentWithCode(WORDS, "GET /users")).toEqual({
    line: null,
    lines: [WORDS],
    code: "`GET /users`",
    deprecated: [],
  });
  const long = `GET /${"users/".repeat(30)}`;
  expect(commentWithCode("List users:", long)).toEqual({
    line: null,
    lines: ["List users:"],
    code: `\`${long}\``,
    deprecated: [],
  });
});

test("what is deprecated says so by a tag, which begins a line", () => {
  const said = deprecatedComment(comment("Size."), "Use `limit`.");
  expect(said).toEqual({
    line: null,
    lines: ["Size."],
    code: null,
    deprecated: ["Use `limit`."],
  });
  expect(deprecatedComment(comment("Size."), null)).toEqual(comment("Size."));
});
