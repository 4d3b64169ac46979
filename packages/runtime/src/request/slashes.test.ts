import { expect, test } from "vitest";
import { cpuMs } from "../cpu-time.fixture.ts";
import { withoutSlashes } from "./slashes.ts";

test("slashes at the end are cut, in linear time", () => {
  expect(withoutSlashes("https://a.example.com/b//")).toBe("https://a.example.com/b");
  expect(withoutSlashes("///")).toBe("");
  const hostile = `${"/".repeat(2 ** 20)}a`;
  const started = process.cpuUsage();
  expect(withoutSlashes(hostile)).toBe(hostile);
  expect(cpuMs(started)).toBeLessThan(500);
});
