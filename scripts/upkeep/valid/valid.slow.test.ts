import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findWorkspace } from "../../system/roots.ts";
import { type Checked, checkedManifests } from "./checked.ts";
import { keptManifests } from "./kept.ts";
import { madeManifest } from "./manifest.ts";
import { judged, type Judged } from "./suite.ts";

// Below this repository, where packages find the runtime.
const { root } = findWorkspace(import.meta.dirname);
const folder = join(root, ".cache/valid/tests");
// What was red once, and what has every word of the language.
const kept = [
  ...keptManifests(join(import.meta.dirname, "testdata")),
  ...keptManifests(join(root, "scripts/language/testdata/language")),
];
const random = Array.from({ length: 15 }, (_, number) => madeManifest(843, number));
let checked: Checked;
let result: Judged;

beforeAll(async () => {
  checked = await checkedManifests([...kept, ...random], folder);
  result = judged(checked.accepted, join(folder, "run"));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what is kept is accepted by check", () => {
  const ids = checked.accepted.map(({ made }) => made.id);
  expect(ids).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
});

test("every manifest that is right is green", () => {
  const reds = [...result.failures].filter(([, failures]) => failures.length > 0);
  expect(Object.fromEntries(reds)).toEqual({});
});
