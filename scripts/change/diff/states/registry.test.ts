import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { openServer } from "../../../../tests/kit/server.ts";
import { isPublished } from "./registry.ts";
import { shelf } from "./repository.fixture.ts";
import { stateIn } from "./states.fixture.ts";

const name = "@blockwright/shelf";
const TOKEN = "a-token-of-somebody";

beforeEach(async () => {
  const folder = newFolder({
    "package/package.json": { name, version: "1.2.0" },
    "package/manifest.yaml": shelf,
    npmrc: "",
  });
  const file = join(folder, "shelf.tgz");
  await create({ gzip: true, file, cwd: folder }, ["package"]);
  const address: string = await openServer(({ url = "" }, response) => {
    const isKnown = url.startsWith("/@blockwright%2fshelf");
    if (url.endsWith(".tgz")) response.end(readFileSync(file));
    else if (isKnown) response.end(JSON.stringify(description(address)));
    else if (url.endsWith("hidden")) response.writeHead(403).end(`{"error":"not for ${TOKEN}"}`);
    else response.writeHead(404).end("{}");
  });
  vi.stubEnv("npm_config_registry", address);
  vi.stubEnv("npm_config_userconfig", join(folder, "npmrc"));
  vi.stubEnv("NPM_TOKEN", TOKEN);
  vi.stubEnv("npm_config_cache", join(folder, "cache"));
  onTestFinished(() => void vi.unstubAllEnvs());
});

function description(url: string) {
  const dist = { tarball: `${url}/shelf-1.2.0.tgz` };
  return {
    name,
    "dist-tags": { latest: "1.2.0" },
    versions: { "1.2.0": { name, version: "1.2.0", dist } },
  };
}

test.each(["1.2.0", "latest"])("a published package is fetched by npm: %s", async (version) => {
  const state = await stateIn(newFolder(), `${name}@${version}`);
  expect(state).toMatchObject({ label: `${name}@${version}`, partial: true });
  expect(state.contracts.get("shelf")?.source.file.path).toBe(`${name}@${version}:manifest.yaml`);
});

test("a registry that repeats a token is not repeated", async () => {
  const reported = expect(stateIn(newFolder(), "@blockwright/hidden@1.0.0")).rejects;
  await reported.toThrow(/not for \[secret\]/);
});

test.each([
  `${name}@9.9.9`,
  "@blockwright/absent@1.0.0",
])("what the registry lacks is named: %s", async (reference) => {
  await expect(stateIn(newFolder(), reference)).rejects.toThrow(`the registry has no ${reference}`);
});

test.each([
  ["@blockwright/books@1.2.0", true],
  ["books@1.2.0-next.1", true],
  ["books@next", true],
  ["main", false],
  ["main@{1}", false],
  ["HEAD@{upstream}", false],
  ["renovate/books@1", false],
  ["@blockwright/books", false],
  ["--registry=x@1", false],
  ["a@1; rm", false],
])("%s names a package: %s", (reference, expected) => {
  expect(isPublished(reference)).toBe(expected);
});
