import { expect, test } from "vitest";
import { blockwright } from "../../../tests/kit/program.ts";
import { command } from "./command.ts";

test("all providers, and a question", () => {
  expect(command.parse([])).toEqual({ providers: null, yes: false });
});

test("some providers, without a question", () => {
  const args = ["--provider", "books, crm", "--provider=docgen", "--yes"];
  const providers = ["books", "crm", "docgen"];
  expect(command.parse(args)).toEqual({ providers, yes: true });
});

test.each([
  [["books"], '"books" is an unexpected argument; select providers with --provider'],
  [["--provider", ""], "--provider is empty"],
  [["--force"], "accept has no option --force"],
])("%j is refused", (args, message) => {
  expect(() => command.parse(args)).toThrow(message);
});

test("ends with 2 for a provider that is not documented", () => {
  const { status, stderr } = blockwright(["accept", "--provider", "book"]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('no provider "book" is documented; did you mean "books"?'),
  });
});
