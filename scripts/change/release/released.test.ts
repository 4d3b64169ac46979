import { expect, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { planRelease } from "./plan.ts";
import { missingMajor } from "./missing-major.ts";

test("no package breaks what depends on it without a version that says so", async () => {
  expect(missingMajor(await planRelease(roots)).join("\n\n")).toBe("");
});
