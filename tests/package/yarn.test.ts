import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Adopter, adopt, nodes, writeManifests } from "../support/adopter.ts";
import { expectNothingOfOurs, generatedFromSource } from "../support/foreign.ts";

let adopter: Adopter;
beforeAll(() => {
  adopter = adopt(nodes[24], inject("registry"));
  writeManifests(adopter);
});
afterAll(() => adopter.remove());
const blockwright = (...args: readonly string[]) => adopter.run("yarn", "blockwright", ...args);

test("Yarn installs the tool into node_modules, which generates what the sources generate", async () => {
  const wanted = ["blockwright", "@blockwright/runtime", "openapi-fetch"];
  expect(await adopter.run("yarn", "add", "--dev", ...wanted)).toMatchObject({ status: 0 });
  expect(await blockwright("generate")).toMatchObject({ status: 0 });
  expect(adopter.files("generated")).toEqual(generatedFromSource());
  expect(await blockwright("check")).toMatchObject({ status: 0, stderr: "" });
  expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
  expectNothingOfOurs(adopter);
});
