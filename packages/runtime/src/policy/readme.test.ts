import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptLength } from "../transport/body.ts";
import { maxRedirects } from "../transport/redirect.ts";
import { firstWaitMs } from "../transport/retry.ts";
import { returnedPerSecond } from "../transport/retry-budget.ts";
import { standard } from "./policy.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test.each(Object.entries(standard))("the README names the standard of %s", (option, value) => {
  expect(readme).toContain(`| \`${option}\` | ${value.toLocaleString("en")} |`);
});

test("the README names what nobody sets", () => {
  expect(readme).toContain(`${firstWaitMs} ms`);
  expect(readme).toContain(`The first ${keptLength.toLocaleString("en")} bytes`);
  expect(readme).toContain(`at most ${maxRedirects} times`);
  expect(readme).toContain(`regains ${returnedPerSecond} every second`);
});
