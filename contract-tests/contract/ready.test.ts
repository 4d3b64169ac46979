import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { notReady } from "./ready.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  mkdirSync(join(folder, "specs"));
  mkdirSync(join(folder, "generated/a"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemOf(manifest: string): string | undefined {
  writeFileSync(join(folder, "specs/a.yaml"), manifest);
  return notReady("a", {
    root: folder,
    specs: join(folder, "specs"),
    generated: join(folder, "generated"),
  });
}

test("a manifest with its document is ready", () => {
  writeFileSync(join(folder, "generated/a/openapi.yaml"), "openapi: 3.1.0\n");
  expect(problemOf("operations: {}\n")).toBeUndefined();
});

test("a manifest without a package asks for `npx blockwright generate`", () => {
  expect(problemOf("operations: {}\n")).toBe(
    "generated/a/openapi.yaml is not there; make it with `npx blockwright generate`",
  );
});

test.each([
  ["operations: {a", "specs/a.yaml cannot be read: Flow map in block collection must be"],
  ["- 1\n", "specs/a.yaml cannot be read: it has no operations"],
])("%s cannot be read", (text, words) => {
  const problem = problemOf(text);
  expect(problem).toContain(words.slice(0, 30));
  expect(problem).toMatch(/; `npx blockwright check` says more$/);
  expect(problem).not.toContain("\n");
});
