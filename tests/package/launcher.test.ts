import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { type Adopter, adopt } from "../support/adopter.ts";
import { node20 } from "../support/installed.ts";

const { root, version } = roots.installation;

let adopter: Adopter;
beforeAll(() => {
  // The tool does not take it.
  adopter = adopt(node20, inject("registry"));
});

test("an older Node is told, in one line, which one is needed", async () => {
  const launcher = join(root, "packages/blockwright/bin/blockwright.js");
  expect(await adopter.run("node", launcher, "check")).toEqual({
    status: 2,
    stdout: "",
    stderr: "blockwright needs Node >=22.18.0; this is 20.20.2\n",
  });
});

test("in a clone, npx runs the command on the Node that is pinned", async () => {
  expect(await adopter.run("npx", "--prefix", root, "blockwright", "--version")).toEqual({
    status: 0,
    stdout: `${version}\n`,
    stderr: "",
  });
});
