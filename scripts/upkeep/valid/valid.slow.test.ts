import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findWorkspace } from "../../system/roots.ts";
import { type Checked, checkedManifests } from "./checked.ts";
import { keptManifests } from "./kept.ts";
import { madeManifest } from "./manifest.ts";
import { judged, type Judged } from "./suite.ts";

// Below this repository, where packages find the runtime.
const folder = join(findWorkspace(import.meta.dirname).root, ".cache/valid/tests");
const kept = keptManifests(join(import.meta.dirname, "testdata"));
const random = Array.from({ length: 60 }, (_, number) => madeManifest(843, number));
let checked: Checked;
let result: Judged;

beforeAll(async () => {
  checked = await checkedManifests([...kept, ...random], folder);
  result = judged(checked.accepted, join(folder, "run"));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what was red once is accepted by check", () => {
  const ids = checked.accepted.map(({ made }) => made.id);
  expect(ids).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
});

test("every manifest that is right is green", () => {
  const reds = [...result.failures].filter(([, failures]) => failures.length > 0);
  expect(Object.fromEntries(reds)).toEqual({});
});
