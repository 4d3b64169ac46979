import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { readSpecs } from "./specs.ts";

test("a folder of manifests that is none is named with what to do", () => {
  const root = newFolder({ file: "" });
  expect(() => readSpecs(root, join(root, "file"))).toThrow(
    /^cannot read .*file: ENOTDIR; it must be a folder of manifests$/,
  );
  expect(() => readSpecs(root, join(root, "gone"))).toThrow(
    /^there is no .*gone; make one with `npx blockwright init --example`, or /,
  );
});
