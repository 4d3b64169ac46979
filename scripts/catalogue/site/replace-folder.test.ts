import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refuseFolder, replaceFolder } from "./replace-folder.ts";

const first = new Map([
  ["index.html", "1"],
  ["data/a.json", "1"],
]);
const second = new Map([["index.html", "2"]]);

function folderOf(files: Readonly<Record<string, string>> = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "replace-folder-")));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    at: (path: string) => join(root, path),
    write,
    /** Files that people see, by path. */
    files: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && each.name !== ".catalogue")
        .map((each) => join(each.parentPath, each.name).slice(root.length + 1))
        .toSorted(),
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
