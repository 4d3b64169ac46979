import fc from "fast-check";
import { expect, test } from "vitest";
import { fakeProject } from "../../emit/pipeline/project.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";
import { packageNamed } from "./package.fixture.ts";
import { inOrder, type Package, readPackages } from "./packages.ts";

test("the libraries come before the packages of providers", () => {
  const ids = readPackages(roots.workspace).map(({ id }) => id);
  const libraries = ["runtime", "blockwright", "tools", "workflow", "live", "mcp"];
  expect(ids.slice(0, 6)).toEqual(libraries);
  expect(ids.slice(6)).toEqual(ids.slice(6).toSorted());
});

test("a library comes once where an older checkout left a build of it in generated/", () => {
  const { options, write } = fakeProject();
  write("generated/runtime/dist/index.js", "");
  const ids = readPackages(options.workspace).map(({ id }) => id);
  expect(ids).toEqual(["runtime", "workflow"]);
});

/** Packages of which each needs some of those before it. */
const packages = fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { maxLength: 8 }).map((needs) =>
  needs.map((indices, at): Package => {
    const names = indices.filter((index) => index < at).map((index) => `@a/p${index}`);
    return { ...packageNamed(`@a/p${at}`), needs: ["yaml", ...names] };
  }),
);

test("each package comes once, after those that it needs, however they are given", () => {
  fc.assert(
    fc.property(
      packages.chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
      (all) => {
        const names = inOrder(all).map(({ name }) => name);
        expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
        for (const { name, needs } of all) {
          for (const need of needs) expect(names.indexOf(need)).toBeLessThan(names.indexOf(name));
        }
      },
    ),
  );
});
