import fs, { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nextDist } from "./next-dist.ts";

test("a package that cannot be written is named, with what to do", () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "next-dist-")));
  const { mkdtempSync: original } = fs;
  onTestFinished(() => {
    fs.mkdtempSync = original;
    syncBuiltinESMExports();
    rmSync(root, { recursive: true });
  });
  Reflect.set(fs, "mkdtempSync", () => {
    throw Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
  });
  syncBuiltinESMExports();
  expect(() => nextDist(root, root)).toThrow(
    `cannot write ${join(root, "dist")}: the file system is read-only (EROFS); it is as it was; make the folder writable and run it again`,
  );
});
