import { expect, test } from "vitest";
import type { Made } from "./manifest.ts";
import { smallest, withOneLess } from "./shrink.ts";

const made: Made = {
  id: "v1x1",
  manifest: {
    provider: "v1x1",
    params: { a: { type: "string", enum: ["a", "b"] }, c: { type: "integer" } },
    operations: { v1x1_run: { hooks: { reply: "./hooks/v1x1.ts#a" } } },
  },
  files: { "hooks/v1x1.ts": "export const a = 1;" },
  taken: new Set(),
};

test("each member and each item is left out once, under an id of its own", () => {
  const all = withOneLess(made);
  expect(all).toHaveLength(13);
  expect(new Set(all.map(({ id }) => id)).size).toBe(13);
  const withoutItem = all[5];
  expect(withoutItem).toMatchObject({
    id: "v1x1y5",
    manifest: {
      provider: "v1x1y5",
      params: { a: { enum: ["b"] } },
      operations: { v1x1y5_run: { hooks: { reply: "./hooks/v1x1y5.ts#a" } } },
    },
    files: { "hooks/v1x1y5.ts": "export const a = 1;" },
  });
});

test("what stays is red, and with one member less nothing is", async () => {
  const isRed = ({ manifest }: Made) => JSON.stringify(manifest).includes('"enum":');
  const runs: number[] = [];
  const found = await smallest(made, async (all) => {
    runs.push(all.length);
    return all.filter(isRed);
  });
  expect(found.id).toBe("v1x1");
  expect(found.manifest).toEqual({ params: { a: { enum: [] } } });
  // One run for each member that goes, and the last.
  expect(runs).toEqual([13, 9, 7, 6, 5, 4, 3]);
});

test("one that is red no more is left as it is", async () => {
  expect(await smallest(made, async () => [])).toBe(made);
});
