import { expect, test } from "vitest";
import { planAsJson } from "./document.ts";
import type { PackagePlan } from "./plan.ts";
import { ADDITIVE, BREAKING, first } from "./package-state.fixture.ts";
import { planAsText } from "./text.ts";

const plain = (_: string, text: string) => text;

const quiet: PackagePlan = {
  id: "books",
  name: "@a/books",
  status: "unchanged",
  changes: [],
  bump: null,
  last: "1.0.0",
  current: "1.0.0",
  next: "1.0.0",
  entry: null,
  changelog: null,
  packageJson: null,
  successor: null,
};
const entry = {
  version: "2.0.0",
  sections: { Breaking: ["`shelf_find`: The operation was removed."], Added: ["One.", "Two."] },
};
const changed: PackagePlan = {
  ...quiet,
  id: "shelf",
  name: "@a/shelf",
  status: "changed",
  changes: [BREAKING, ADDITIVE, ADDITIVE],
  bump: "major",
  next: "2.0.0",
  entry,
  changelog: [entry, first("1.0.0")],
};
const fresh: PackagePlan = {
  ...quiet,
  id: "crm",
  name: "@a/crm",
  status: "new",
  last: null,
  entry,
};
const gone: PackagePlan = {
  ...quiet,
  id: "old",
  name: "@a/old",
  status: "removed",
  current: null,
  next: null,
};

test("people see every package, and what the next version's changelog says", () => {
  expect(planAsText([quiet, fresh, gone, changed], plain)).toBe(`\
@a/books  1.0.0  unchanged
@a/crm    new  1.0.0
@a/old    1.0.0  removed; tell its users: npm deprecate @a/old "no longer maintained"
@a/shelf  1.0.0 -> 2.0.0  1 breaking, 2 additive

    ## 2.0.0

    ### Breaking

    - \`shelf_find\`: The operation was removed.

    ### Added

    - One.
    - Two.

2 of 4 packages to publish; npx blockwright release apply writes their changelogs
`);
  expect(planAsText([quiet], plain)).toBe("@a/books  1.0.0  unchanged\n\nNothing to publish\n");
});

test("people see which library says another version than its changelog", () => {
  const library = { ...quiet, id: "runtime", name: "@a/runtime", packageJson: "{}" };
  expect(planAsText([quiet, library], plain)).toBe(`\
@a/books    1.0.0  unchanged
@a/runtime  1.0.0  unchanged; its package.json does not say so

Nothing to publish; npx blockwright release apply corrects this
`);
});

test("programs get one document", () => {
  const { format, packages } = JSON.parse(planAsJson([quiet, changed]));
  expect(format).toBe(2);
  expect(packages[0]).toEqual({
    id: "books",
    name: "@a/books",
    status: "unchanged",
    bump: null,
    last: "1.0.0",
    current: "1.0.0",
    next: "1.0.0",
    applied: true,
    changes: [],
    entry: null,
  });
  expect(packages[1]).toMatchObject({
    applied: false,
    changes: [{ code: "package-removed", severity: "breaking", operation: "shelf_find" }, {}, {}],
    entry: expect.stringMatching(/^## 2\.0\.0\n/),
  });
});
