import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { makeAcme } from "./acme.ts";

// What is drafted from a vendor's document, before anybody has edited it.
const acme = makeAcme();

function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = acme.run(...args);
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test("a draft of bodies and replies of every kind is covered by the contract suite in full", () => {
  const document = join(roots.installation.root, "scripts/intake/testdata/bodies/vendor.yaml");
  cpSync(document, join(acme.root, "depot.yaml"));
  run("import", "depot.yaml", "--operations", "all", "--provider", "depot");
  run("generate");
  expect(run("contract", "--provider", "depot")).toMatch(
    /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
  );
  expect(run("drift", "depot", "--openapi", "depot.yaml")).toContain("no difference");
});

test("a second import changes nothing", () => {
  const read = () => readFileSync(join(acme.root, "contracts/depot.yaml"), "utf8");
  const before = read();
  run("import", "depot.yaml", "--operations", "all", "--provider", "depot");
  expect(read()).toBe(before);
});
