import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readLocked } from "./lockfile.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

const packages = {
  "": { version: "9.9.9" },
  "node_modules/a": { version: "1.0.0", license: "MIT", dependencies: { b: "^2", "@s/c": "*" } },
  "node_modules/b": { version: "1.0.0" },
  "node_modules/@s/c": { version: "3.0.0", dependencies: { b: "^1", a: "*" } },
  "node_modules/a/node_modules/b": { version: "2.0.0", dependencies: { "@s/c": "*" } },
};

function read(names: readonly string[], text = JSON.stringify({ packages })) {
  writeFileSync(join(folder, "package-lock.json"), text);
  return readLocked(folder, names);
}

test("finds what is needed where npm put it, each once, though needed in a circle", () => {
  const found = read(["a", "b"]).map(({ name, version, dependencies }) => [
    `${name}@${version}`,
    ...dependencies,
  ]);
  expect(found).toEqual([
    ["a@1.0.0", "b@2.0.0", "@s/c@3.0.0"],
    ["b@1.0.0"],
    ["b@2.0.0", "@s/c@3.0.0"],
    ["@s/c@3.0.0", "b@1.0.0", "a@1.0.0"],
  ]);
});

test("takes licence and hash where the lock file has them", () => {
  expect(read(["a"])[0]).toMatchObject({ license: "MIT", integrity: null });
});

test.each([
  ["package-lock.json lacks d; run npm install", JSON.stringify({ packages })],
  ["package-lock.json cannot be read", "{"],
])("says what to do: %s", (message, text) => {
  expect(() => read(["d"], text)).toThrow(message);
});
