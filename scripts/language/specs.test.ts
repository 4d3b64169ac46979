import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSpecs } from "./specs.ts";

test("a folder of manifests that is none is named with what to do", () => {
  const root = mkdtempSync(join(tmpdir(), "specs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "file"), "");
  expect(() => readSpecs(root, join(root, "file"))).toThrow(
    /^cannot read .*file: ENOTDIR; it must be a folder of manifests$/,
  );
  expect(() => readSpecs(root, join(root, "gone"))).toThrow(
    /^there is no .*gone; make one with `npx blockwright init --example`, or /,
  );
});
