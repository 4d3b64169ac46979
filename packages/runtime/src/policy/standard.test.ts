import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { returnedPerSecond } from "../transport/retry-budget.ts";
import { standard } from "./policy.ts";

const source = readFileSync(new URL("policy.ts", import.meta.url), "utf8");

function commentOf(option: string): string {
  return new RegExp(String.raw`/\*\* (.*) \*/\n\s*readonly ${option}\?`).exec(source)?.[1] ?? "";
}

test.each(Object.entries(standard))("the comment of %s names its standard", (option, value) => {
  expect(commentOf(option)).toContain(`Default ${value.toLocaleString("en")}`);
});

test("the comment of the retry budget says what a second gives back", () => {
  expect(commentOf("retryBudget")).toMatch(
    new RegExp(String.raw`second .*\b${returnedPerSecond}\b`),
  );
});
