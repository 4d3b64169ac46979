import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Adopter, adopt, nodes } from "../support/adopter.ts";
import { expectNothingOfOurs } from "../support/foreign.ts";

describe.each(Object.entries(nodes))("init on Node %s", (_, node) => {
  let adopter: Adopter;
  beforeAll(() => {
    adopter = adopt(node, inject("registry"));
  });

  test("an empty folder becomes a project whose example generates", async () => {
    const { blockwright } = adopter;
    await adopter.install("blockwright");
    expect(await blockwright("init", "--scope", "@acme", "--example")).toMatchObject({ status: 0 });
    // What generated packages depend on is a dependency of the project now.
    await adopter.install();
    expect(await blockwright("check")).toMatchObject({ status: 0, stderr: "" });
    expect(await blockwright("generate")).toMatchObject({ status: 0 });
    expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
    expect(await blockwright("build")).toMatchObject({ status: 0 });
    const packageJson = adopter.files("generated/notes")["package.json"] ?? "";
    expect(JSON.parse(packageJson).name).toBe("@acme/notes");
  });

  test("a second run changes nothing", async () => {
    const again = await adopter.blockwright("init", "--example");
    expect(again).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("nothing was changed"),
    });
    expectNothingOfOurs(adopter);
  });
});
