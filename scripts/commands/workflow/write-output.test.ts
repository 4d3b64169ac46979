import { expect, test } from "vitest";
import { writeOutput } from "./write-output.ts";

function written(isTTY: boolean, text: string): string {
  let all = "";
  writeOutput({ isTTY, write: (part) => void (all += part) }, text);
  return all;
}

test("no output of a provider is a command of the terminal", () => {
  const text = "a: x\u009b2J\u202ey\n  b: \u001b[31m\n";
  expect(written(true, text)).toBe("a: x\uFFFD2J\uFFFDy\n  b: \uFFFD[31m\n");
  expect(written(false, text)).toBe(text);
});
