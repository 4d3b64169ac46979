import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { node } from "../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { inDraft } from "./draft.ts";
import { createFile, replaceFile } from "./replace-file.ts";

/** A project with a folder beside that is none of its business. */
function scene() {
  const folder = newFolder({ "project/specs/a.yaml": "old", "outside/a.yaml": "theirs" });
  const root = join(folder, "project");
  const at = (path: string) => join(root, path);
  const write = (path: string, text: string) => writeFiles(root, { [path]: text });
  const link = (to: string, path: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    symlinkSync(to, at(path));
  };
  const left = () =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
      /cache|draft/.test(path),
    );
  return {
    root,
    at,
    write,
    link,
    left,
    outside: () => readFileSync(at("../outside/a.yaml"), "utf8"),
  };
}

/** Calls `act` in place of a function of node:fs. */
function instead(name: "mkdirSync" | "renameSync", act: (original: Function) => Function): void {
  const original = fs[name];
  Reflect.set(fs, name, act(original));
  syncBuiltinESMExports();
  onTestFinished(() => {
    Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  });
}

const failure = (code: string) => Object.assign(new Error(code), { code });

test("a draft has a name that nobody can plant, and nothing of it is left", () => {
  const { root, at, link, left, outside } = scene();
  for (const name of ["a.yaml.part", "new.yaml.part"])
    link("../../outside/a.yaml", `specs/${name}`);
  replaceFile(at("specs/a.yaml"), "new", root);
  createFile(at("specs/new.yaml"), "made", root);
  createFile(at("specs/deep/er/new.yaml"), "made", root);
  expect(readFileSync(at("specs/a.yaml"), "utf8")).toBe("new");
  expect(readFileSync(at("specs/deep/er/new.yaml"), "utf8")).toBe("made");
  expect(outside()).toBe("theirs");
  expect(left()).toEqual([]);
});

test.each([
  ["the file", "a.yaml", "../outside/a.yaml", "a.yaml"],
  ["its folder", "linked", "../outside", "linked/a.yaml"],
  ["a folder above", "linked", "..", "linked/outside/a.yaml"],
  ["a way back to the project", "linked", "../project", "linked/specs/a.yaml"],
  ["what leads nowhere", "linked", "../nowhere", "linked/a.yaml"],
  ["the folder of drafts", ".cache", "../outside", "specs/a.yaml"],
])("nothing is written through a link at %s", (_, name, to, path) => {
  const { root, at, link, outside } = scene();
  link(to, name);
  for (const write of [replaceFile, createFile])
    expect(() => write(at(path), "new", root)).toThrow(
      /^cannot write .* is a link, and nothing is written through links; put a real /,
    );
  expect(outside()).toBe("theirs");
  expect(readFileSync(at("specs/a.yaml"), "utf8")).toBe("old");
  expect(readdirSync(at("../outside"))).toEqual(["a.yaml"]);
});

test("links above the project, of npm, and at places that a person names are followed", () => {
  const { root, at, write, link } = scene();
  symlinkSync(root, at("../alias"));
  replaceFile(at("../alias/specs/a.yaml"), "by alias", at("../alias"));
  replaceFile(at("../alias/specs/a.yaml"), "by alias", root);
  expect(readFileSync(at("specs/a.yaml"), "utf8")).toBe("by alias");
  link("../outside", "linked");
  expect(() => replaceFile(at("../alias/linked/a.yaml"), "new", root)).toThrow(
    "alias/linked is a link",
  );
  link("../outside", "node_modules");
  replaceFile(at("node_modules/.cache/a"), "kept", root);
  expect(readFileSync(at("../outside/.cache/a"), "utf8")).toBe("kept");
  write("../elsewhere/a.yaml", "old");
  symlinkSync(at("../elsewhere/a.yaml"), at("../named.yaml"));
  replaceFile(at("../named.yaml"), "new", root);
  expect(lstatSync(at("../named.yaml")).isSymbolicLink()).toBe(true);
  expect(readFileSync(at("../elsewhere/a.yaml"), "utf8")).toBe("new");
});

test("what a killed run left is gone after the next one; that of a live one stays", () => {
  const { root, at, left } = scene();
  const kill = `import { inDraft } from ${JSON.stringify(join(import.meta.dirname, "draft.ts"))};
inDraft(${JSON.stringify(at("specs/a.yaml"))}, ${JSON.stringify(root)}, () => process.kill(process.pid, "SIGKILL"));`;
  node(["--input-type=module", "-e", kill]);
  expect(left().filter((path) => path.endsWith("holder"))).toHaveLength(1);
  inDraft(at("specs/a.yaml"), root, (draft) => {
    expect(left().filter((path) => path.endsWith("holder"))).toHaveLength(1);
    replaceFile(at("specs/a.yaml"), "new", root);
    expect(existsSync(dirname(draft))).toBe(true);
  });
  expect(left().filter((path) => path.includes("draft"))).toEqual([]);
});

test.skipIf(process.platform === "win32")("a pipe is written to, not replaced", async () => {
  const { root, at } = scene();
  const pipe = at("../pipe");
  expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
  const reader = spawn("cat", [pipe]);
  onTestFinished(() => void reader.kill());
  replaceFile(pipe, "new", root);
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect(String((await once(reader.stdout, "data"))[0])).toBe("new");
});

test("where the cache lies on another file system, a draft lies beside", () => {
  const { root, at, left } = scene();
  instead("renameSync", (original) => (from: string, to: string) => {
    if (from.includes("/.cache/")) throw failure("EXDEV");
    original(from, to);
  });
  replaceFile(at("specs/a.yaml"), "new", root);
  expect(readFileSync(at("specs/a.yaml"), "utf8")).toBe("new");
  expect(left()).toEqual([]);
});

test("a read-only file system is called that, although Node calls it ENOENT where folders are made", () => {
  const { root, at } = scene();
  instead("mkdirSync", () => (_: string, options?: { recursive?: boolean }) => {
    throw failure(options?.recursive ? "ENOENT" : "EROFS");
  });
  expect(() => createFile(at("new/er/a.yaml"), "new", root)).toThrow(
    "the file system is read-only (EROFS); nothing is written; make the folder writable",
  );
});

test.each([
  [
    "specs/a.yaml/b.yaml",
    "a file stands where a folder is needed (ENOTDIR)",
    "move that file away",
  ],
  ["specs/folder", "a folder stands where a file is needed (EISDIR)", "move that folder away"],
  [`specs/${"a".repeat(300)}`, "its name is too long (ENAMETOOLONG)", "it is as it was"],
])("%.30s: says what is in the way", (path, reason, fix) => {
  const { root, at } = scene();
  mkdirSync(at("specs/folder"));
  let message = "";
  try {
    replaceFile(at(path), "new", root);
  } catch (error) {
    ({ message } = error as Error); // of `refused`
  }
  expect(message).toContain(`cannot write ${at(path)}: ${reason}; it is as it was`);
  expect(message).toContain(fix);
});
