import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { nextDist } from "./next-dist.ts";

test("a package that cannot be written is named, with what to do", () => {
  const root = newFolder();
  const { mkdtempSync: original } = fs;
  onTestFinished(() => {
    fs.mkdtempSync = original;
    syncBuiltinESMExports();
  });
  Reflect.set(fs, "mkdtempSync", () => {
    throw Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
  });
  syncBuiltinESMExports();
  expect(() => nextDist(root, root)).toThrow(
    `cannot write ${join(root, "dist")}: the file system is read-only (EROFS); it is as it was; make the folder writable and run it again`,
  );
});
