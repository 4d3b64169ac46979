import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readProject } from "./project.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-project-"));
const packages = {
  "node_modules/openapi-fetch": { version: "0.17.0", license: "MIT", integrity: "sha512-AA==" },
};
writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
afterAll(() => rmSync(folder, { recursive: true }));

const file = {
  version: "1.2.3",
  license: "MIT",
  author: "Ada",
  repository: "https://example.com/a.git",
  blockwright: { scope: "@a" },
  devDependencies: { "openapi-fetch": "0.17.0" },
};

function read(change: object) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...file, ...change }));
  return readProject(folder);
}

test("takes what packages share", () => {
  expect(read({})).toEqual({
    scope: "@a",
    version: "1.2.3",
    license: "MIT",
    author: "Ada",
    repository: "https://example.com/a.git",
    openapiFetch: "^0.17.0",
    locked: [
      {
        name: "openapi-fetch",
        version: "0.17.0",
        license: "MIT",
        integrity: "sha512-AA==",
        dependencies: [],
      },
    ],
  });
});

test("reads npm's longer spellings", () => {
  const project = read({
    author: { name: "Ada", email: "a@example.com" },
    repository: { type: "git", url: "git+https://example.com/a.git#main" },
    devDependencies: { "openapi-fetch": "~0.17.0" },
  });
  expect(project).toMatchObject({
    author: "Ada <a@example.com>",
    repository: "git+https://example.com/a.git",
    openapiFetch: "~0.17.0",
  });
});

test.each([
  ["blockwright.scope", { blockwright: undefined }],
  ["version", { version: "" }],
  ["author", { author: null }],
  ["repository", { repository: {} }],
  ["devDependencies.openapi-fetch", { devDependencies: {} }],
])("names what is missing: %s", (name, change) => {
  expect(() => read(change)).toThrow(`package.json: "${name}" is missing`);
});
