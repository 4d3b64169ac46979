import { join } from "node:path";
import { expect, test } from "vitest";
import { manifestText } from "../../tests/kit/manifest.ts";
import { newFolder, type Files } from "../../tests/kit/folder.ts";
import { UsageError } from "../settings/usage-error.ts";
import { operationsIn, requireReady, unready } from "./ready.ts";

const MANIFEST = manifestText("a", { operations: {} });

/** A project with this manifest, and with this document. */
function placeOf(manifest: string, document: Files = {}) {
  const root = newFolder({ "specs/a.yaml": manifest, "generated/a/": "", ...document });
  return { root, specs: join(root, "specs"), generated: join(root, "generated") };
}

function problemOf(manifest: string, document?: Files): string | undefined {
  return unready(["a"], placeOf(manifest, document)).get("a");
}

test("a manifest with its document is ready", () => {
  const place = placeOf(MANIFEST, { "generated/a/openapi.yaml": "openapi: 3.1.0\n" });
  expect(unready(["a"], place).get("a")).toBeUndefined();
  expect(() => requireReady(["a"], place)).not.toThrow();
});

test("a document that cannot be read asks for it as well", () => {
  expect(problemOf(MANIFEST, { "generated/a/openapi.yaml": "openapi: [\n" })).toMatch(
    /^generated\/a\/openapi\.yaml cannot be read: [^\n]*\(2:1\); make it again with `npx blockwright generate`$/,
  );
});

test("a manifest without a package asks for `npx blockwright generate`", () => {
  const problem = "generated/a/openapi.yaml is not there; make it with `npx blockwright generate`";
  expect(problemOf(MANIFEST)).toBe(problem);
  expect(() => requireReady(["a"], placeOf(MANIFEST))).toThrow(new UsageError(problem));
});

test.each([
  [
    "provider: a\n  operations: {",
    "specs/a.yaml:1:11: Nested mappings are not allowed in compact mappings",
  ],
  ["operations: {}\n", "specs/a.yaml needs `provider`"],
  [
    manifestText("a", { auth: { key: { to: "nowhere" } }, operations: {} }),
    'specs/a.yaml: auth.key.to: "nowhere" is none',
  ],
  ["- 1\n", "specs/a.yaml: it has no operations"],
])("%j cannot be read: where, why and what to do", (text, words) => {
  const fix = "; `npx blockwright check --only a` says how to mend it";
  expect(problemOf(text)).toBe(`${words}${fix}`);
});

test("the operations of a manifest that cannot be read are known all the same", () => {
  const operations =
    "# two\noperations: [\n    a_get:\n        name: Get\n\n    # next\n    a_list: {\nreply: [";
  expect(operationsIn("a", placeOf(`provider: a\n${operations}\n`))).toEqual(["a_get", "a_list"]);
  expect(operationsIn("a", placeOf("operations: {"))).toEqual([]);
  expect(operationsIn("b", placeOf(""))).toEqual([]);
});
