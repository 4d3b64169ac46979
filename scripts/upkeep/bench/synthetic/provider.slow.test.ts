import { expect, test } from "vitest";
import { checkExamples } from "../../../language/examples/check.ts";
import { lower } from "../../../language/lower/provider.ts";
import { check, checkSet } from "../../../language/check/manifest.ts";
import { parse } from "../../../language/manifest/parse.ts";
import { syntheticManifests } from "./provider.ts";
import { TYPES } from "./samples.ts";

test("every manifest is right, and they do not clash", () => {
  const entries = syntheticManifests(TYPES.length, 1).map(({ provider, text }) => {
    const { manifest, source, diagnostics } = parse({ path: `specs/${provider}.yaml`, text });
    expect(diagnostics).toEqual([]);
    if (manifest === undefined) throw new Error(`${provider} is no manifest`);
    expect(check(manifest, source, new Map())).toEqual([]);
    expect(checkExamples(lower(manifest, source.file.path, new Map()), source)).toEqual([]);
    return { manifest, source };
  });
  expect(checkSet(entries)).toEqual([]);
});

test("500 manifests have 3,725 operations and the names that TypeScript has as well", () => {
  const manifests = syntheticManifests(500, 1);
  const operations = manifests.flatMap(({ text }) => text.match(/^ {2}p\d{3}_/gm) ?? []);
  expect(manifests).toHaveLength(500);
  expect(operations).toHaveLength(3725);
  const all = manifests.map(({ text }) => text).join("");
  for (const type of ["Record", "Promise", "Error", "Map"]) expect(all).toContain(`\n  ${type}:\n`);
});

test("the seed decides", () => {
  expect(syntheticManifests(3, 7)).toEqual(syntheticManifests(3, 7));
  expect(syntheticManifests(3, 7)).not.toEqual(syntheticManifests(3, 8));
});
