import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseCommand } from "./command.ts";

test("all providers, and a question", () => {
  expect(parseCommand([])).toEqual({ kind: "accept", providers: null, yes: false });
});

test("some providers, without a question", () => {
  const args = ["--provider", "books, crm", "--provider=docgen", "--yes"];
  const providers = ["books", "crm", "docgen"];
  expect(parseCommand(args)).toEqual({ kind: "accept", providers, yes: true });
  expect(parseCommand(["--nonsense", "-h"])).toEqual({ kind: "help" });
});

test.each([
  [["books"], 'accept does not take "books"; select providers with --provider'],
  [["--provider", ""], "--provider is empty"],
  [["--force"], "accept has no option --force"],
])("%j is refused", (args, message) => {
  expect(() => parseCommand(args)).toThrow(message);
});

describe("the program", () => {
  const program = fileURLToPath(new URL("main.ts", import.meta.url));
  const main = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });

  test("prints its help", () => {
    expect(main("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("Usage") });
  });

  test("ends with 2 for a provider that is not documented", () => {
    const { status, stderr } = main("--provider", "book");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('no provider "book" is documented; did you mean "books"?'),
    });
  });
});
