import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { InputError } from "../../../system/input-error.ts";
import { readPacked } from "./packed.ts";
import { type Crafted, craft, craftBomb } from "./tarball.fixture.ts";
import { readTarball } from "./tarball.ts";

/** A file in a folder that is the temporary one as well: whatever is left would be seen there. */
function newFile(): string {
  const folder = newFolder();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(tmpdir()).toBe(folder);
  return join(folder, "a.tgz");
}

async function refusalOf(file: string): Promise<string> {
  const error: unknown = await readPacked(file, "a.tgz").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect(readdirSync(tmpdir())).toEqual(["a.tgz"]);
  return String(error);
}

const json: Crafted = {
  path: "package/package.json",
  text: '{"name":"@blockwright/runtime","exports":{}}',
};

test("files are read, whatever folder npm put them in", async () => {
  const file = newFile();
  const inner = { path: "package/dist/index.js", text: "export {};\n".repeat(100) };
  craft(file, [{ path: "package", type: "Directory" }, json, { path: "package/empty" }, inner]);
  const files = await readTarball(file, "a.tgz");
  expect([...files].map(([path, contents]) => [path, String(contents)])).toEqual([
    ["package.json", json.text],
    ["empty", ""],
    ["dist/index.js", inner.text],
  ]);
});

test("what it is read into is gone afterwards", async () => {
  const file = newFile();
  craft(file, [json]);
  expect([...(await readPacked(file, "a.tgz")).packages.keys()]).toEqual(["runtime"]);
  expect(readdirSync(tmpdir())).toEqual(["a.tgz"]);
});

test("a bomb is refused before anything of it is written", async () => {
  const file = newFile();
  await craftBomb(file, 80 * 1024 * 1024);
  expect(statSync(file).size).toBeLessThan(200_000);
  expect(await refusalOf(file)).toContain("a.tgz is not a packed package: it unpacks to more than");
});

test("a bomb within a tarball that is packed twice is refused", async () => {
  const file = newFile();
  await craftBomb(file, 80 * 1024 * 1024);
  writeFileSync(file, gzipSync(readFileSync(file)));
  expect(await refusalOf(file)).toContain("it is packed twice");
});

test("empty blocks alone are no package", async () => {
  const file = newFile();
  writeFileSync(file, gzipSync(Buffer.alloc(60 * 1024 * 1024)));
  expect(await refusalOf(file)).toContain("a.tgz is not a packed package");
});

test("more entries than any package has are refused, of whatever kind", async () => {
  const file = newFile();
  const type = "Directory" as const;
  craft(file, [json, ...Array.from({ length: 5_000 }, (_, at) => ({ path: `p/${at}`, type }))]);
  expect(await refusalOf(file)).toContain("it holds more than 5000 entries");
});

test.each([
  "../out",
  "package/../../out",
  "/out",
  "package/a\\..\\..\\out",
  "c:/out",
])("a path that leads out is refused: %s", async (path) => {
  const file = newFile();
  craft(file, [json, { path, text: "out" }]);
  expect(await refusalOf(file)).toContain(`the path ${JSON.stringify(path)} leads out`);
});

test.each([
  ["SymbolicLink", "/etc"],
  ["Link", "package/package.json"],
  ["CharacterDevice", ""],
  ["FIFO", ""],
] as const)("a %s is refused", async (type, linkpath) => {
  const file = newFile();
  craft(file, [json, { path: "package/manifest.yaml", type, linkpath }]);
  expect(await refusalOf(file)).toContain(`"package/manifest.yaml" is a ${type}`);
});

test("a file where another needs a folder is refused", async () => {
  const file = newFile();
  craft(file, [json, { path: "package/a", text: "a" }, { path: "package/a/b", text: "b" }]);
  expect(await refusalOf(file)).toContain("a.tgz");
});

test("a tarball that ends too early is refused", async () => {
  const file = newFile();
  craft(file, [{ ...json, text: "x".repeat(5_000) }]);
  writeFileSync(file, readFileSync(file).subarray(0, -30));
  expect(await refusalOf(file)).toContain("a.tgz is not a packed package: ");
});
