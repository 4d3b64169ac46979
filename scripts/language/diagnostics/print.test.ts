import { expect, test } from "vitest";
import { diagnostic } from "./diagnostic.ts";
import { diagnosticTexts } from "./print.ts";

const plain = (_: unknown, text: string) => text;

function rangeIn(path: string) {
  return { file: { path, text: "demo_get_item:\n" }, start: 0, end: 13 };
}

function missing(path: string) {
  return diagnostic("examples-missing", rangeIn(path), { operation: "demo_get_item" });
}

test("operations without an example are counted in one line, after everything else", async () => {
  const paths = ["a", "a", "b", "c", "d", "e"].map((name) => `specs/${name}.yaml`);
  const other = diagnostic("model-result-unknown", rangeIn("specs/f.yaml"), {
    name: "x",
    hint: "",
  });
  const texts = await diagnosticTexts([...paths.map(missing), other], plain);
  expect(texts).toEqual([
    expect.stringContaining("specs/f.yaml:1:1 "),
    "warning examples-missing: 6 operations have no example: 2 in specs/a.yaml, 1 in specs/b.yaml, 1 in specs/c.yaml, and in 2 more manifests\n" +
      "  fix: Add a call with its request, reply and outputs under `examples`.",
  ]);
});

test("a single one has its place", async () => {
  const [text] = await diagnosticTexts([missing("specs/a.yaml")], plain);
  expect(text).toMatch(/^specs\/a\.yaml:1:1 warning examples-missing: .*\n {2}demo_get_item:\n/);
});
