import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Provider } from "../../language/ir/types.ts";
import { limitWords } from "../../language/words/limits.ts";
import { compiler } from "../pipeline/compiler.ts";
import { stages } from "../pipeline/stages.ts";
import { defineTarget, IR } from "./define.ts";
import { project } from "./provider.fixture.ts";

const folder = join(import.meta.dirname, "../testdata/ir");
const types = join(import.meta.dirname, "../../language/ir");

/** The provider of a manifest that uses every member. */
async function everyMember(): Promise<Provider> {
  const text = readFileSync(join(folder, "manifest.yaml"), "utf8");
  const spec = { name: "demo", file: { path: "specs/demo.yaml", text }, folder };
  const { manifests: compiled, diagnostics } = await compiler(stages, () => {}).compile(
    [spec],
    () => [],
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map((found) => formatText(found))).toEqual([]);
  const [provider] = compiled.flatMap((result) => (result.provider ? [result.provider] : []));
  if (!provider) throw new Error("no provider");
  return provider;
}

const provider = await everyMember();

// Targets of workspaces read this shape. A member more is welcome, and `vitest -u` writes it down. One
// that goes, or means something else, breaks them: then `IR` is another number.
test("the intermediate representation has the shape that its number promises", async () => {
  const text = `${JSON.stringify({ ir: IR, provider, project }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, "ir.json"));
});

/** Names of members that hold something, and `kind: path` and its like. */
function usedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isEmpty =
      inner === null || (typeof inner === "object" && Object.keys(inner).length === 0);
    return [...(isEmpty ? [] : [name, `${name}: ${inner}`]), ...usedIn(inner)];
  });
}

test("its manifest uses every member, and every kind of a union", () => {
  const used = new Set(usedIn({ provider, project }));
  const paths = ["types.ts", ...readdirSync(join(types, "types")).map((name) => `types/${name}`)];
  const text = paths.map((path) => readFileSync(join(types, path), "utf8")).join("\n");
  const members = Array.from(text.matchAll(/readonly (\w+)\??:/g), ([, name]) => name);
  const kinds = Array.from(
    text.matchAll(/readonly kind: "([\w-]+)"/g),
    ([, kind]) => `kind: ${kind}`,
  );
  const limits = Object.keys(limitWords);
  expect(members.length).toBeGreaterThan(100);
  expect([...members, ...kinds, ...limits].filter((each) => !used.has(each ?? ""))).toEqual([]);
});

test("the intermediate representation is plain data", () => {
  expect(JSON.parse(JSON.stringify(provider))).toEqual(provider);
  expect(structuredClone(provider)).toEqual(provider);
});

test("a target is what it was defined as", () => {
  const target = { id: "listing", ir: IR, emit: () => [] } as const;
  expect(defineTarget(target)).toBe(target);
});
