import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { type Adopter, adopt, nodes, writeManifests } from "../support/adopter.ts";

const listing = readFileSync(join(roots.workspace.root, "examples/targets/listing.ts"), "utf8");

let adopter: Adopter;
beforeAll(async () => {
  // The oldest Node has to load the target, too.
  adopter = adopt(nodes[22], inject("registry"));
  const wanted = ["blockwright", "@blockwright/runtime", "openapi-fetch"];
  expect(await adopter.run("npm", "install", "--save-dev", ...wanted)).toMatchObject({ status: 0 });
  writeManifests(adopter, { targets: ["targets/listing.ts"] });
  adopter.write("targets/listing.ts", listing);
});
afterAll(() => adopter.remove());

test("a target of the project adds its files to each package", async () => {
  expect(await adopter.run("npx", "blockwright", "generate")).toMatchObject({ status: 0 });
  const { "operations.json": text = "" } = adopter.files("generated/notes/listing");
  expect(text).toContain('"notes_find"');
  const check = await adopter.run("npx", "blockwright", "generate", "--check");
  expect(check).toMatchObject({ status: 0 });
});

test("the declarations of the package type-check the target, strictly", async () => {
  const options = ["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"];
  const check = () => adopter.run("npx", "tsc", ...options, "targets/listing.ts");
  expect(await check()).toMatchObject({ status: 0, stdout: "" });
  adopter.write("targets/listing.ts", listing.replace("ir: 1", "ir: 2"));
  expect((await check()).stdout).toContain("Type '2' is not assignable to type '1'");
});
