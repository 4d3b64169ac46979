import { expect, test } from "vitest";
import { type Npm, NpmError } from "./npm.ts";
import { packageNamed } from "./package.fixture.ts";
import { versionsOf } from "./versions-there.ts";

/** A registry that has these, all at 0.1.0, and notes what it is asked for. */
function registryWith(...names: readonly string[]) {
  const asked: string[] = [];
  const npm: Npm = async ([, name = ""]) => {
    asked.push(name);
    if (!names.includes(name)) throw new NpmError("E404", "not found");
    return '{"versions": "0.1.0", "dist-tags": {}}';
  };
  return { asked, npm };
}

const all = ["@a/one", "@b/two", "@a/three", "@a/four", "@b/five"].map(packageNamed);
const isRecorded = ({ name }: { readonly name: string }) => name !== "@a/three";

test("what is recorded is not asked for, but for the last of each scope", async () => {
  const { asked, npm } = registryWith("@a/one", "@b/two", "@a/four", "@b/five");
  const versions = await versionsOf(npm, all, isRecorded);
  expect(asked).toEqual(["@a/three", "@a/four", "@b/five"]);
  expect(all.map(({ name }) => versions(name).versions)).toEqual([
    ["0.1.0"],
    ["0.1.0"],
    [],
    ["0.1.0"],
    ["0.1.0"],
  ]);
});

test("another registry, which lacks that one, is asked for all of its scope", async () => {
  const { asked, npm } = registryWith("@a/one", "@b/five");
  const versions = await versionsOf(npm, all, isRecorded);
  expect(asked).toEqual(["@a/three", "@a/four", "@b/five", "@a/one"]);
  expect([versions("@a/one").versions, versions("@a/four").versions]).toEqual([["0.1.0"], []]);
});
