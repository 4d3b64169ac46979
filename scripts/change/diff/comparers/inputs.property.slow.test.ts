import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkInputs } from "../../../../packages/runtime/src/inputs/check.ts";
import { everyKeyword } from "../../../../packages/runtime/src/keywords.fixture.ts";
import { inputDefinitions } from "../../../language/ir/input-definition.ts";
import { allRules } from "../../../language/ir/rules.ts";
import type { Operation } from "../../../language/ir/types.ts";
import { anyProvider } from "../../../emit/targets/arbitrary-provider.fixture.ts";
import { parameter, provider } from "../../../emit/targets/provider.fixture.ts";
import { compareContract } from "../compare.ts";
import { contractOf, contractWith, operationWith } from "../contract.fixture.ts";
import {
  anyDependence,
  anyFloor,
  anyInputs,
  anyRules,
  GIVEN,
  NAMES,
} from "./arbitrary-inputs.fixture.ts";

/** What is given to a call, by name. */
type Given = Readonly<Record<string, unknown>>;

test("nothing changed of what is the same", () => {
  fc.assert(
    fc.property(anyProvider, (same) => {
      expect(compareContract(contractOf(same), contractOf(structuredClone(same)))).toEqual([]);
    }),
  );
});

/** What the runtime lets through is the truth that severities are held to. */
function takes(own: Partial<Operation>, given: Given): boolean {
  const operation = operationWith(own);
  const inputs = inputDefinitions({ ...provider, auth: [] }, operation);
  const definition = { inputs, rules: allRules(operation), keywords: everyKeyword };
  return checkInputs(definition, given).problems.length === 0;
}

function judged(base: Partial<Operation>, head: Partial<Operation>, all: readonly Given[]) {
  const changes = compareContract(contractWith(base), contractWith(head));
  return {
    severities: changes.map(({ severity }) => severity),
    lost: all.some((given) => takes(base, given) && !takes(head, given)),
    gained: all.some((given) => !takes(base, given) && takes(head, given)),
  };
}

describe("a call that is refused since is a breaking change, one that is taken since is seen", () => {
  const check = (base: Partial<Operation>, head: Partial<Operation>, all: readonly Given[]) => {
    const { severities, lost, gained } = judged(base, head, all);
    if (lost) expect(severities).toContain("breaking");
    if (gained) expect(severities.join()).toMatch(/breaking|additive/);
  };

  test("types and limits", () => {
    const all = GIVEN.map((it) => ({ it }));
    const law = fc.property(anyInputs, ([base, head]) =>
      check({ parameters: [base] }, { parameters: [head] }, all),
    );
    fc.assert(law, { numRuns: 400 });
  });

  test("dependent values", () => {
    const given = [undefined, "a", "b", "c", "d"];
    const all = [undefined, "x", "y", "z"].flatMap((kind) => given.map((it) => ({ kind, it })));
    const law = fc.property(anyDependence, anyDependence, (base, head) =>
      check({ parameters: base }, { parameters: head }, all),
    );
    fc.assert(law, { numRuns: 400 });
  });
});

test("a limit is raised or lowered exactly as the numbers say that keep it", () => {
  const all = [-2, -1, -0.75, 0, 0.25, 0.5, 0.75, 1, 1.25, 2].map((it) => ({ it }));
  const law = fc.property(anyFloor, anyFloor, (base, head) => {
    const { severities, lost, gained } = judged(
      { parameters: [base] },
      { parameters: [head] },
      all,
    );
    expect([severities.includes("breaking"), severities.includes("additive")]).toEqual([
      lost,
      gained,
    ]);
  });
  fc.assert(law, { numRuns: 400 });
});

test("a rule is tightened or loosened exactly as the calls say that keep it", () => {
  const parameters = NAMES.map((name) => parameter(name));
  const all = NAMES.reduce<readonly Given[]>(
    (some, name) =>
      [undefined, "1", "2", "3"].flatMap((value) => some.map((one) => ({ ...one, [name]: value }))),
    [{}],
  );
  const law = fc.property(anyRules, ([one, other]) => {
    const [base, head] = [
      { parameters, rules: [one] },
      { parameters, rules: [other] },
    ];
    const { severities, lost, gained } = judged(base, head, all);
    expect(severities.includes("breaking")).toBe(lost);
    if (!lost) expect(severities.includes("additive")).toBe(gained);
  });
  fc.assert(law, { numRuns: 300 });
});

/** The code that says the contrary. */
const CONTRARY = new Map([
  ["input-loosened", "input-tightened"],
  ["input-tightened", "input-loosened"],
]);

test("what is tighter one way is looser the other way", () => {
  const codesOf = (base: Partial<Operation>, head: Partial<Operation>) =>
    compareContract(contractWith(base), contractWith(head)).map(({ code }) => code);
  const isListed = ({ limits }: { readonly limits: { readonly enum?: unknown } }) =>
    "enum" in limits;
  const law = fc.property(anyInputs, ([one, other]) => {
    // A list that gives way to other limits is two changes, one that takes their place is one.
    fc.pre(isListed(one) === isListed(other));
    const there = codesOf({ parameters: [one] }, { parameters: [other] });
    const back = codesOf({ parameters: [other] }, { parameters: [one] });
    const contrary = there.map((code) => CONTRARY.get(code) ?? code);
    expect(back.toSorted()).toEqual(contrary.toSorted());
  });
  fc.assert(law, { numRuns: 400 });
});
