import fc from "fast-check";
import { compare, parse } from "semver";
import { expect, test } from "vitest";
import { tagOf, versionProblems } from "./versions.ts";

const books = (version: string) => ({ name: "@blockwright/books", version });
const published = {
  versions: ["1.0.0", "1.1.0", "1.2.0-next.0", "1.2.0-next.1"],
  tags: { latest: "1.1.0", next: "1.2.0-next.1" },
};

test.each([
  ["1.1.1", null],
  ["2.0.0", null],
  ["2.0.0", "latest"],
  ["1.2.0-next.2", "next"],
  ["1.2.0-beta.0", "beta"],
])("%s goes out with --tag %s", (version, tag) => {
  expect(versionProblems(books(version), published, tag)).toEqual([]);
});

test.each([
  ["1.0.9", null, "@blockwright/books 1.0.9 is older than 1.1.0, which is published."],
  [
    "1.2.0-next.0",
    "next",
    "@blockwright/books 1.2.0-next.0 is older than 1.2.0-next.1, which is published.",
  ],
  [
    "1.1.0-beta.0",
    "beta",
    "@blockwright/books 1.1.0-beta.0 is older than 1.1.0, which is published.",
  ],
  ["1.2.0-next.2", null, "@blockwright/books 1.2.0-next.2 is a pre-release under the tag next."],
  [
    "1.2.0-next.2",
    "latest",
    "@blockwright/books 1.2.0-next.2 is a pre-release under the tag next.",
  ],
  ["1.2.0-next.2", "beta", "@blockwright/books 1.2.0-next.2 is a pre-release under the tag next."],
  [
    "1.2.0",
    "next",
    "@blockwright/books 1.2.0 is not a pre-release: it is published under the tag latest.",
  ],
])("%s with --tag %s: %s", (version, tag, what) => {
  expect(versionProblems(books(version), published, tag).map((each) => each.what)).toEqual([what]);
});

const version = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.constantFrom("", "-next.0", "-next.1", "-beta.4"))
  .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre}`);

test("what goes out never moves its tag back, nor behind the last stable version", () => {
  fc.assert(
    fc.property(fc.uniqueArray(version), version, (versions, next) => {
      const tags = Object.fromEntries(
        versions.toSorted(compare).map((each) => [tagOf(each), each]),
      );
      const problems = versionProblems(books(next), { versions, tags }, tagOf(next));
      const stable = versions.filter((each) => parse(each)?.prerelease.length === 0);
      const before = [...stable, ...versions.filter((each) => tagOf(each) === tagOf(next))];
      expect(problems.length === 0).toBe(before.every((each) => compare(each, next) <= 0));
    }),
  );
});
