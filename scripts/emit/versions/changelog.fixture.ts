import fc from "fast-check";
import rcompare from "semver/functions/rcompare.js";
import { type Changelog, type Entry, HEADINGS } from "./changelog.ts";

const number = fc.nat({ max: 12 });

/** Versions, some of them before a release. */
export const anyVersion = fc
  .tuple(number, number, number, fc.option(number))
  .map(([major, minor, patch, pre]) =>
    pre === null ? `${major}.${minor}.${patch}` : `${major}.${minor}.${patch}-next.${pre}`,
  );

const anyLine = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, " ").trim())
  .filter((text) => text !== "");

/** What one version may have changed. */
export const anySections: fc.Arbitrary<Entry["sections"]> = fc
  .uniqueArray(fc.constantFrom(...HEADINGS), { minLength: 1 })
  .chain((headings) => {
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 3 });
    return fc.record(Object.fromEntries(headings.map((heading) => [heading, lines])));
  });

/** Changelogs of any length, the newest version first. */
export const anyChangelog: fc.Arbitrary<Changelog> = fc
  .uniqueArray(anyVersion, { minLength: 1, maxLength: 5 })
  .chain((versions) =>
    fc.tuple(
      ...versions
        .toSorted(rcompare)
        .map((version) => anySections.map((sections): Entry => ({ version, sections }))),
    ),
  )
  // As many entries as versions, of which there is at least one.
  .map((entries) => entries as unknown as Changelog);
