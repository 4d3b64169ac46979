import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { roots } from "../../system/roots.fixture.ts";

const { installation } = roots;

test("docs/upgrading.md lists what this version accepts", () => {
  const { runtime, openapiFetch } = factsOf(installation);
  const page = readFileSync(join(installation.root, "docs/upgrading.md"), "utf8");
  expect(page).toContain(`| ${installation.version} | ${runtime} | ${openapiFetch} |\n`);
});
