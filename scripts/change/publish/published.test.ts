import { expect, test } from "vitest";
import { type Npm, NpmError } from "./npm.ts";
import { integrityOf, publishedOf } from "./published.ts";

const answering =
  (text: string): Npm =>
  async () =>
    text;

const failing =
  (code: string): Npm =>
  async () => {
    throw new NpmError(code, `npm error code ${code}`);
  };

test("npm gives one version alone, and several as a list", async () => {
  const one = answering('{"versions": "0.1.0", "dist-tags": {"latest": "0.1.0"}}\n');
  expect(await publishedOf(one, "a")).toEqual({ versions: ["0.1.0"], tags: { latest: "0.1.0" } });
  const two = answering('{"versions": ["0.1.0", "0.1.1"], "dist-tags": {"latest": "0.1.1"}}\n');
  expect((await publishedOf(two, "a")).versions).toEqual(["0.1.0", "0.1.1"]);
});

test("a package that the registry does not know has no versions; any other failure is reported", async () => {
  expect(await publishedOf(failing("E404"), "a")).toEqual({ versions: [], tags: {} });
  expect(await integrityOf(failing("E404"), "a", "1.0.0")).toBeNull();
  expect(await integrityOf(answering(""), "a", "1.0.0")).toBeNull();
  await expect(publishedOf(failing("E401"), "a")).rejects.toThrow("npm error code E401");
});
