import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { InputError } from "./input-error.ts";
import { PEERS, requirePeers } from "./optional-peers.ts";
import { roots } from "./roots.fixture.ts";

let root: string;
beforeEach(() => {
  const peerDependencies = {
    "@blockwright/live": "^0.1.0",
    "@stoplight/prism-core": "^5.16.0",
    "@stoplight/prism-http": "^5.16.0",
    esbuild: "^0.28.2",
    vitest: "^5.1.1",
  };
  root = newFolder({ "package.json": { peerDependencies } });
});

function install(name: string, content: object): void {
  writeFiles(root, { [`node_modules/${name}/package.json`]: { name, ...content } });
}

const require = (...purposes: (keyof typeof PEERS)[]) =>
  requirePeers("contract", purposes, { root, isSource: false });

test("what is missing is named with the command that installs it", () => {
  expect(() => require("suite", "mocks")).toThrow(
    new InputError(
      "contract needs packages that are not installed: npm i -D vitest@5.1.1 @stoplight/prism-core@5.16.0 @stoplight/prism-http@5.16.0",
    ),
  );
});

test("what is there is not named, whether or not it exports its package.json", () => {
  install("vitest", { exports: { ".": "./index.js" } });
  install("@stoplight/prism-core", {});
  expect(() => require("suite")).not.toThrow();
  expect(() => require("suite", "mocks")).toThrow(": npm i -D @stoplight/prism-http@5.16.0");
  expect(() => require("suite", "live")).toThrow(": npm i -D @blockwright/live@0.1.0");
});

test("the package of the tool has all of them as optional peers, in the versions that are tested here", () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(roots.installation.root, path), "utf8"));
  const { peerDependencies, peerDependenciesMeta } = read("packages/blockwright/package.json");
  const names = Object.values(PEERS).flat();
  const { version } = read("packages/live/package.json");
  const tested = { ...read("package.json").devDependencies, "@blockwright/live": version };
  expect(Object.keys(peerDependencies)).toEqual(names.toSorted());
  for (const name of names) {
    expect(peerDependenciesMeta[name]).toEqual({ optional: true });
    expect(peerDependencies[name]).toBe(`^${tested[name]}`);
  }
  expect(() =>
    requirePeers("mutate", ["suite", "mocks", "live", "bundler"], roots.installation),
  ).not.toThrow();
});
