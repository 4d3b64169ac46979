import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { type Adopter, adopt, nodes, writeManifests } from "../support/adopter.ts";
import { NEXT } from "../support/tool-registry.ts";

const { version } = roots.installation;

let adopter: Adopter;
beforeAll(async () => {
  adopter = adopt(nodes[24], inject("registry"));
  const wanted = ["blockwright", "@blockwright/runtime", "openapi-fetch"];
  expect(await adopter.run("npm", "install", "--save-dev", ...wanted)).toMatchObject({ status: 0 });
  writeManifests(adopter);
  expect(await blockwright("generate")).toMatchObject({ status: 0 });
});
afterAll(() => adopter.remove());

const blockwright = (...args: readonly string[]) => adopter.run("npx", "blockwright", ...args);

/** Everything but what says which version made it. */
function generated(): Readonly<Record<string, string>> {
  const { ".blockwright.json": _, ...files } = adopter.files("generated");
  return files;
}

test("another version says which one made the packages, and one run brings them up to date", async () => {
  const before = generated();
  const upgraded = await adopter.run("npm", "install", "--save-dev", "blockwright@next");
  expect(upgraded).toMatchObject({ status: 0 });
  const { status, stdout, stderr } = await blockwright("generate", "--check");
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`was made by blockwright ${version}, this is ${NEXT}\n`);
  expect(await blockwright("generate")).toMatchObject({ status: 0 });
  expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
  expect(generated()).toEqual(before);
});

test("the version before refuses what a later one made", async () => {
  const back = await adopter.run("npm", "install", "--save-dev", "blockwright@latest");
  expect(back).toMatchObject({ status: 0 });
  const refused = await blockwright("generate", "--check");
  expect(refused.status).not.toBe(0);
  const text = `was made by blockwright ${NEXT}, this is ${version}`;
  expect(refused.stdout + refused.stderr).toContain(text);
});
