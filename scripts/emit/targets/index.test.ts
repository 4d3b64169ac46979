import { expect, test } from "vitest";
import { emit } from "./index.ts";
import { project, provider, release } from "./provider.fixture.ts";

test("what goes along is listed in package.json like the other files", async () => {
  const entry = { path: "listing/entry.json", contents: "", use: "data" } as const;
  const files = await emit(provider, project, release, [entry]);
  const manifest = JSON.parse(files.find(({ path }) => path === "package.json")?.contents ?? "");
  expect(manifest.exports).toHaveProperty(["./listing/entry.json"], "./listing/entry.json");
  expect(manifest.files).toContain("listing/entry.json");
});
