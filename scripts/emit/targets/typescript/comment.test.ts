import { expect, test } from "vitest";
import { comment, commentWithCode } from "./comment.ts";

const WORDS = "Twelve words that together are longer than one line of a comment may be, truly.";

test("a short text stands on one line, a long one on several", () => {
  expect(comment(" Short\n text. ")).toEqual({ line: "Short text.", lines: [], code: null });
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
  });
  const long = `GET /${"users/".repeat(30)}`;
  expect(commentWithCode("List users:", long)).toEqual({
    line: null,
    lines: ["List users:"],
    code: `\`${long}\``,
  });
});
