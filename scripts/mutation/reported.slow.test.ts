import { expect, test } from "vitest";
import { compareContract } from "../change/diff/compare.ts";
import type { Contract } from "../language/contract.ts";
import { lower } from "../language/lower/provider.ts";
import { shapeErrors } from "../language/manifest/shape.ts";
import type { Manifest } from "../language/manifest/types.ts";
import { packageMutants } from "./enumerate.ts";
import { declarationOf, readEquivalents } from "./equivalents.ts";
import { type Original, originalOf, providerNames } from "./original.ts";
import { changed } from "./regenerate.ts";

// The contract suite sees each of these mutants, so callers or the provider do: one without a report is a
// rule that is missing. Those that the suite cannot see by nature may be silent here as well.
const equivalents = readEquivalents();

function contractOf({ source, hooks }: Original, manifest: Manifest): Contract {
  return { provider: lower(manifest, source.file.path, hooks), source };
}

/** Every mutant that has the shape of a manifest, and how many changes are reported for it. */
function judged(original: Original) {
  const { manifest } = original;
  const base = contractOf(original, manifest);
  return packageMutants(original).flatMap((mutant) => {
    const other = changed(manifest, mutant.edit);
    if (shapeErrors(other).length > 0) return [];
    return [{ mutant, changes: compareContract(base, contractOf(original, other)).length }];
  });
}

test.each(providerNames())("%s: a change is reported for every mutant", (provider) => {
  const all = judged(originalOf(provider));
  const unreported = all.filter(
    ({ mutant, changes }) => changes === 0 && !declarationOf(mutant, equivalents),
  );
  expect(unreported.map(({ mutant }) => mutant.id)).toEqual([]);
  // Else nothing was asked.
  expect(all.length).toBeGreaterThan(100);
});
