import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { InputError } from "../input-error.ts";
import { parseCommand } from "./command.ts";
import { run } from "./run.ts";

const DRAFT = "manifest: 0 # once\nauth: [{ kind: oauth-access-token }]\n";
const CURRENT = "manifest: 1 # once\nauth: [{ kind: access-token }]\n";

let root: string;
let said: { out: string; err: string };
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-"));
  mkdirSync(join(root, "specs"));
  write("a.yaml", DRAFT);
  write("b.yaml", CURRENT);
  said = { out: "", err: "" };
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, "specs", name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const read = (name: string) => readFileSync(at(name), "utf8");

function migrated(...args: string[]): number {
  const command = parseCommand(args);
  if (command.kind !== "migrate") throw new Error("these are no arguments of a run");
  const stdout = { write: (text: string) => (said.out += text) };
  const stderr = { write: (text: string) => (said.err += text) };
  return run(command, root, { stdout, stderr, env: {} });
}

test("writes what changed, says so, and does nothing the second time", () => {
  chmodSync(at("a.yaml"), 0o640);
  expect(migrated()).toBe(0);
  expect(said.out).toBe(`${at("a.yaml")}: version 0 -> 1
@@ -1,2 +1,2 @@
-manifest: 0 # once
-auth: [{ kind: oauth-access-token }]
+manifest: 1 # once
+auth: [{ kind: access-token }]

2 manifests: 1 changed; npm run check tells what is left to do by hand
`);
  expect([read("a.yaml"), read("b.yaml")]).toEqual([CURRENT, CURRENT]);
  expect(statSync(at("a.yaml")).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(root, "specs"))).toEqual(["a.yaml", "b.yaml"]);
  said.out = "";
  expect(migrated()).toBe(0);
  expect(said.out).toBe("2 manifests: nothing to migrate\n");
});

test("only looks with --check", () => {
  expect(migrated("--check")).toBe(1);
  expect(read("a.yaml")).toBe(DRAFT);
  expect(said.out).toContain("2 manifests: 1 would change; npm run migrate does it");
  expect(migrated("--check", at("b.yaml"))).toBe(0);
});

test("tells programs what it tells people", () => {
  migrated("--json", "--check");
  const told = JSON.parse(said.out);
  expect(told).toMatchObject({
    version: 1,
    manifests: [
      { path: at("a.yaml"), from: 0, problem: null },
      { path: at("b.yaml"), from: 1, patch: null, problem: null },
    ],
  });
  expect(told.manifests[0].patch).toContain("+manifest: 1 # once");
});

test.each([
  ["manifest: 2\n", "it is version 2 of the language; this release knows versions up to 1"],
  ["manifest: -1\n", "there is no version -1 of the language"],
  ["provider: a\n", "it is no manifest that says its version; npm run check tells more"],
  ["manifest: [\n", "it is no manifest that says its version; npm run check tells more"],
])("leaves %j alone, and migrates the others", (text, problem) => {
  write("c.yaml", text);
  expect(migrated()).toBe(1);
  expect(said.err).toBe(`error: ${at("c.yaml")}: ${problem}\n`);
  expect([read("a.yaml"), read("c.yaml")]).toEqual([CURRENT, text]);
});

test("writes nothing when a file is missing", () => {
  expect(() => migrated(at("a.yaml"), at("none.yaml"))).toThrow(InputError);
  expect(read("a.yaml")).toBe(DRAFT);
});

test.each([["--chek"], ["--check=1"]])("refuses %s", (option) => {
  expect(() => parseCommand([option])).toThrow(InputError);
});
