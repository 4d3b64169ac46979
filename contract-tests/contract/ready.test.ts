import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { UsageError } from "../settings/usage-error.ts";
import { requireReady, unready } from "./ready.ts";

const MANIFEST = `provider: a
block: { type: a, name: A, description: A., category: tools }
server: { url: https://a.example }
auth: []
operations: {}
`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  mkdirSync(join(folder, "specs"));
  mkdirSync(join(folder, "generated/a"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemOf(manifest: string): string | undefined {
  writeFileSync(join(folder, "specs/a.yaml"), manifest);
  return unready(["a"], place()).get("a");
}

function place() {
  return {
    root: folder,
    specs: join(folder, "specs"),
    generated: join(folder, "generated"),
  };
}

test("a manifest with its document is ready", () => {
  writeFileSync(join(folder, "generated/a/openapi.yaml"), "openapi: 3.1.0\n");
  expect(problemOf(MANIFEST)).toBeUndefined();
  expect(() => requireReady(["a"], place())).not.toThrow();
});

test("a document that cannot be read asks for it as well", () => {
  writeFileSync(join(folder, "generated/a/openapi.yaml"), "openapi: [\n");
  expect(problemOf(MANIFEST)).toMatch(
    /^generated\/a\/openapi\.yaml cannot be read: [^\n]*\(2:1\); make it again with `npx blockwright generate`$/,
  );
});

test("a manifest without a package asks for `npx blockwright generate`", () => {
  const problem = "generated/a/openapi.yaml is not there; make it with `npx blockwright generate`";
  expect(problemOf(MANIFEST)).toBe(problem);
  expect(() => requireReady(["a"], place())).toThrow(new UsageError(problem));
});

test.each([
  [
    "provider: a\n  operations: {",
    "specs/a.yaml:1:11: Nested mappings are not allowed in compact mappings",
  ],
  ["operations: {}\n", "specs/a.yaml needs `provider`"],
  [
    MANIFEST.replace("auth: []", "auth: [{ param: key, send: nowhere }]"),
    'specs/a.yaml: auth[0].send: "nowhere" is none',
  ],
  ["- 1\n", "specs/a.yaml: it has no operations"],
])("%j cannot be read: where, why and what to do", (text, words) => {
  const fix = "; `npx blockwright check --only a` says how to mend it";
  expect(problemOf(text)).toBe(`${words}${fix}`);
});
