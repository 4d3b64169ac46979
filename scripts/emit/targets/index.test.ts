import { expect, test } from "vitest";
import { emit } from "./index.ts";
import { project, provider, release } from "./provider.fixture.ts";
import type { TargetOutput } from "./target.ts";

function made(target: string, path: string): TargetOutput {
  return { target, files: [{ path, contents: "", use: "data" }] };
}

test("what goes along is listed in package.json like the other files", async () => {
  const files = await emit(provider, project, release, [made("listing", "listing/entry.json")]);
  const manifest = JSON.parse(files.find(({ path }) => path === "package.json")?.contents ?? "");
  expect(manifest.exports).toHaveProperty(["./listing/entry.json"], "./listing/entry.json");
  expect(manifest.files).toContain("listing/entry.json");
});

test.each([
  [[made("one", "a.json"), made("two", "a.json")], 'the targets one and two both emit "a.json"'],
  [[made("one", "block.json")], 'the targets block-json and one both emit "block.json"'],
  [[made("one", "package.json")], 'the targets one and package both emit "package.json"'],
])("one path from two targets is an error that names both: %#", async (others, message) => {
  await expect(emit(provider, project, release, others)).rejects.toThrow(message);
});
