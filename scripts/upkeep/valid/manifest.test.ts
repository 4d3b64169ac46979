import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { checkedManifests, textOf } from "./checked.ts";
import { allParts, madeManifest } from "./manifest.ts";

/** The seed that is tried with every change. */
const SEED = 843;

const made = (seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => madeManifest(seed, number));

describe("manifests of a seed", () => {
  test("are the same each time", () => {
    expect(made(SEED, 20)).toEqual(made(SEED, 20));
  });

  test("are others than those of another seed", () => {
    const [own, other] = [SEED, SEED + 1].map((seed) =>
      made(seed, 20).map((each) => textOf(each).replaceAll(each.id, "id")),
    );
    expect(new Set([...(own ?? []), ...(other ?? [])]).size).toBe(40);
  });

  test("take each part that there is", () => {
    const taken = new Set(made(SEED, 200).flatMap((each) => [...each.taken]));
    expect(allParts.filter((part) => !taken.has(part))).toEqual([]);
  });

  test("are valid but for a few", async () => {
    const { accepted, refused } = await checkedManifests(made(SEED, 20), newFolder({}));
    expect(accepted.length, [...refused.keys()].join()).toBeGreaterThanOrEqual(17);
  });
});

test("what check refuses is counted by its code", async () => {
  const [first, second] = made(SEED, 2);
  if (!first || !second) throw new Error("two are made");
  const wrong = { ...first, manifest: { ...first.manifest, verion: "1" } };
  const { accepted, refused } = await checkedManifests([wrong, second], newFolder({}));
  expect(accepted.map((each) => each.made.id)).toEqual([second.id]);
  expect([...refused.values()]).toEqual([1]);
});
