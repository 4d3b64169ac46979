import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, type Files, treeOf, writeFiles } from "../../../tests/kit/folder.ts";
import { refuseFolder, replaceFolder } from "./replace-folder.ts";

const first = new Map([
  ["index.html", "1"],
  ["data/a.json", "1"],
]);
const second = new Map([["index.html", "2"]]);

function folderOf(files: Files = {}) {
  const root = newFolder(files);
  return {
    at: (path: string) => join(root, path),
    write: (path: string, text: string) => writeFiles(root, { [path]: text }),
    /** Files that people see, by path. */
    files: () => Object.keys(treeOf(root)).filter((path) => !path.endsWith(".catalogue")),
  };
}

test("a catalogue is replaced as a whole, and folders above it are made", () => {
  const { at, files } = folderOf();
  replaceFolder(at("a/pages"), first, at(""));
  expect(files()).toEqual(["a/pages/data/a.json", "a/pages/index.html"]);
  replaceFolder(at("a/pages"), second, at(""));
  expect(files()).toEqual(["a/pages/index.html"]);
  expect(readFileSync(at("a/pages/index.html"), "utf8")).toBe("2");
});

test("folders beside it with the names of drafts are somebody's", () => {
  const mine = { "pages.old/kept.txt": "", "pages.part/kept.txt": "" };
  const { at, files } = folderOf(mine);
  replaceFolder(at("pages"), first, at(""));
  replaceFolder(at("pages"), second, at(""));
  expect(files()).toEqual(["pages.old/kept.txt", "pages.part/kept.txt", "pages/index.html"]);
});

test.each(["CNAME", "data/mine.json", ".git"])("what somebody put into it (%s) stays", (path) => {
  const { at, write, files } = folderOf();
  replaceFolder(at("pages"), first, at(""));
  write(`pages/${path}`, "mine");
  const before = files();
  expect(() => replaceFolder(at("pages"), second, at(""))).toThrow(
    `--out: ${at("pages")} holds ${path}, which is of no catalogue`,
  );
  expect(files()).toEqual(before);
});

test("a link outside of the project stays a link", () => {
  const { at } = folderOf();
  mkdirSync(at("real"));
  mkdirSync(at("project"));
  symlinkSync(at("real"), at("pages"));
  replaceFolder(at("pages"), first, at("project"));
  replaceFolder(at("pages"), second, at("project"));
  expect(readdirSync(at("real"))).toContain("index.html");
  expect(realpathSync(at("pages"))).toBe(at("real"));
});

test("what cannot be written leaves all as it was", () => {
  const { at, files } = folderOf();
  replaceFolder(at("pages"), first, at(""));
  const impossible = new Map([...second, ["index.html/a", ""]]);
  expect(() => replaceFolder(at("pages"), impossible, at(""))).toThrow("it is as it was");
  expect(() => replaceFolder(at("new/pages"), impossible, at(""))).toThrow("it is as it was");
  expect(files()).toEqual(["pages/data/a.json", "pages/index.html"]);
  expect(existsSync(at("new"))).toBe(false);
});

test("neither a file nor a folder of the project is replaced", () => {
  const { at } = folderOf({ "file.txt": "", "specs/books.yaml": "", "generated/books/a": "" });
  const workspace = {
    root: at(""),
    specs: at("specs"),
    generated: at("generated"),
    workflows: [at("flows")],
  };
  const refusal = (path: string) => () => refuseFolder(at(path), workspace);
  expect(refusal("file.txt")).toThrow(`--out: ${at("file.txt")} is a file; name a folder`);
  expect(refusal("file.txt/a")).toThrow(`--out: ${at("file.txt")} is a file; name a folder`);
  for (const path of ["specs", "specs/pages", "generated/pages", "flows"])
    expect(refusal(path), path).toThrow(/lies in .*, which is the project's; name a folder/);
  expect(refusal("pages")).not.toThrow();
});
