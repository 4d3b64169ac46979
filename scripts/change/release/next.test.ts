import fc from "fast-check";
import gt from "semver/functions/gt.js";
import gte from "semver/functions/gte.js";
import { describe, expect, test } from "vitest";
import type { Bump } from "../diff/change.ts";
import { anyVersion } from "../../emit/versions/changelog.fixture.ts";
import { channelOf } from "../../emit/versions/channel.ts";
import { highest, nextPrerelease, raised, stablePart } from "./next.ts";

const BUMPS: readonly Bump[] = ["patch", "minor", "major"];
const anyBump = fc.constantFrom(...BUMPS);
const anyStable = anyVersion.map(stablePart);

test.each<[last: string, bump: Bump, next: string]>([
  ["0.1.3", "patch", "0.1.4"],
  ["0.1.3", "minor", "0.1.4"],
  ["0.1.3", "major", "0.2.0"],
  ["0.0.3", "major", "0.1.0"],
  ["1.2.3", "patch", "1.2.4"],
  ["1.2.3", "minor", "1.3.0"],
  ["1.2.3", "major", "2.0.0"],
])("%s with a %s change is followed by %s", (last, bump, next) => {
  expect(raised(last, bump)).toBe(next);
});

test("what follows is greater, and a graver change never raises less", () => {
  fc.assert(
    fc.property(anyStable, anyBump, anyBump, (last, one, other) => {
      const [less, more] = [one, other].toSorted((a, b) => BUMPS.indexOf(a) - BUMPS.indexOf(b));
      expect(gt(raised(last, one), last)).toBe(true);
      expect(gte(raised(last, more ?? one), raised(last, less ?? one))).toBe(true);
    }),
  );
});

test("the highest of versions is none of the lower ones", () => {
  fc.assert(
    fc.property(anyVersion, fc.array(anyVersion), (first, others) => {
      const top = highest(first, ...others);
      expect([first, ...others]).toContain(top);
      for (const version of [first, ...others]) expect(gte(top, version)).toBe(true);
    }),
  );
});

describe("a pre-release", () => {
  const next = (published: Readonly<Record<string, string>>, digest = "new") =>
    nextPrerelease("1.1.0", "next", { published, digest: () => digest });

  test("begins with 0", () => {
    expect(next({})).toBe("1.1.0-next.0");
    expect(next({ "1.0.1-next.4": "", "1.1.0-beta.4": "" })).toBe("1.1.0-next.0");
  });

  test("follows the last one that was published, also beyond 9", () => {
    expect(next({ "1.1.0-next.9": "", "1.1.0-next.10": "" })).toBe("1.1.0-next.11");
  });

  test("stays the last one while it holds the same", () => {
    expect(next({ "1.1.0-next.0": "new", "1.1.0-next.1": "old" })).toBe("1.1.0-next.2");
    expect(next({ "1.1.0-next.0": "old", "1.1.0-next.1": "new" })).toBe("1.1.0-next.1");
  });

  test("says its channel and its version", () => {
    expect([channelOf("1.1.0-next.0"), stablePart("1.1.0-next.0")]).toEqual(["next", "1.1.0"]);
    expect([channelOf("1.1.0"), stablePart("1.1.0")]).toEqual([null, "1.1.0"]);
  });
});
