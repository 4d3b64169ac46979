import { expect, test } from "vitest";
import { compareContract } from "../change/diff/compare.ts";
import type { Contract } from "../language/contract.ts";
import { lower } from "../language/lower/provider.ts";
import type { Manifest } from "../language/manifest/types.ts";
import { packageMutants } from "./enumerate.ts";
import { declarationOf, readEquivalents } from "./equivalents.ts";
import { type Original, originalOf, providerNames } from "./original.ts";
import { accepted, changed } from "./regenerate.ts";

// The contract suite sees each of these mutants, so callers or the provider do: one without a report is a
// rule that is missing. Those that the suite cannot see by nature may be silent here as well.
const equivalents = readEquivalents();

/** What documents show and no call meets: other limits or hosts say more already, and rules have no order. */
const implied = [
  /\.exclusive(?:Minimum: added 0|Maximum: added 100)$/,
  /\.(?:minLength: added 1|maxLength: added 400000)$/,
  / rules: \[.* -> \[/,
  // While an input decides whether a rule counts, it is given.
  / rules\[\d+\]\.need\.website\.(?:given: added true|not: added null)$/,
  /^crm server\.allowedHosts\[0\]: ".my.salesforce.com" removed$/,
];

function contractOf({ source, hooks }: Original, manifest: Manifest): Contract {
  return { provider: lower(manifest, source.file.path, hooks), source };
}

/** Every mutant that has the shape of a manifest, and how many changes are reported for it. */
function judged(original: Original) {
  const base = contractOf(original, original.manifest);
  return packageMutants(original).flatMap((mutant) => {
    const other = changed(original, mutant.edit);
    if (!other) return [];
    return [{ mutant, changes: compareContract(base, contractOf(original, other)).length }];
  });
}

test.each(providerNames())("%s: a change is reported for every mutant", (provider) => {
  const original = originalOf(provider);
  const all = judged(original);
  const unreported = all.filter(
    ({ mutant, changes }) =>
      changes === 0 &&
      !declarationOf(mutant, equivalents) &&
      !implied.some((pattern) => pattern.test(mutant.id)) &&
      accepted(original, mutant.edit) !== null,
  );
  expect(unreported.map(({ mutant }) => mutant.id)).toEqual([]);
  // Else nothing was asked.
  expect(all.length).toBeGreaterThan(100);
});
