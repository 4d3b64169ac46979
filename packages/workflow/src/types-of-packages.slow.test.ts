import { join } from "node:path";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";

// The blocks are those of generated packages, which a repository with other manifests does not have:
// its own type check leaves them out.
test("the type check proves what types.test.ts says", () => {
  const root = join(import.meta.dirname, "../../..");
  const tsc = join(root, "node_modules/typescript7/bin/tsc");
  const project = join(import.meta.dirname, "../tsconfig.types.json");
  const { status, stdout } = node([tsc, "-p", project]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
