import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { mapOutputs } from "../../../../packages/runtime/src/outputs/map.ts";
import { everyKeyword } from "../../../../packages/runtime/src/keywords.fixture.ts";
import { outputDefinitions } from "../../../language/ir/definition.ts";
import type { Json, Output, OutputSource } from "../../../language/ir/types.ts";
import { provider } from "../../../emit/targets/provider.fixture.ts";
import { compareContract } from "../compare.ts";
import { contractWith, operationWith } from "../contract.fixture.ts";

/** Constants and defaults are of the output's type, as the check of manifests requires. */
const VALUES = {
  string: ["x", "y"],
  integer: [1, 2],
  number: [1, 1.5],
  json: ["x", 1],
} as const;

const pick = fc.constantFrom(0 as const, 1 as const);
const shape = {
  type: fc.constantFrom("string" as const, "integer" as const, "number" as const, "json" as const),
  constant: fc.option(pick, { freq: 2 }),
  paths: fc.constantFrom(["body.a"], ["body.b"], ["body.a", "body.b"]),
  take: fc.constantFrom(null, null, "first" as const, "count" as const),
  omit: fc.constantFrom([], [], ["x"], ["x", "y"]),
  each: fc.constantFrom(null, null, { x: "item.x" }, { x: "item.y" }, { y: "item.y" }),
  absence: fc.oneof(fc.constantFrom("required" as const, "optional" as const), pick),
  nullable: fc.boolean(),
};

type Shape = {
  [Name in keyof typeof shape]: (typeof shape)[Name] extends fc.Arbitrary<infer T> ? T : never;
};

function outputOf({ type, constant, absence, nullable, ...path }: Shape): Output {
  const values = VALUES[type];
  const { paths, take, omit, each } = path;
  const steps = [
    ...(each ? [{ each: { members: each } }] : []),
    ...(omit.length > 0 ? [{ omit }] : []),
    ...(take ? [take] : []),
  ];
  const source: OutputSource =
    constant === null ? { kind: "path", paths, steps } : { kind: "const", value: values[constant] };
  const typed = source.kind === "const" ? { const: source.value } : {};
  return {
    name: "it",
    description: "It.",
    type,
    source,
    optional: absence === "optional",
    ...(typeof absence === "number" && { default: values[absence] }),
    nullable,
    schema: type === "json" ? typed : { type },
  };
}

/** An output, and the same with one or several things changed. */
const pairs = fc
  .tuple(fc.record(shape), fc.record(shape, { requiredKeys: [] }))
  .map(([base, edits]) => [outputOf(base), outputOf({ ...base, ...edits })] as const);

const ITEM = { x: 1, y: "z" };
const value = fc.constantFrom<Json | undefined>(
  undefined,
  null,
  "",
  "x",
  1,
  1.5,
  true,
  [],
  ["x"],
  [ITEM],
  ITEM,
);
const bodies = fc.array(fc.record({ a: value, b: value }), { minLength: 10, maxLength: 20 });

function changesOf(base: Output, head: Output) {
  return compareContract(contractWith({ outputs: [base] }), contractWith({ outputs: [head] }));
}

/** What the runtime makes of a reply; "failed" where it is refused. */
function madeOf(output: Output, body: unknown): { readonly it?: unknown } | "failed" {
  const outputs = outputDefinitions(provider, operationWith({ outputs: [output] }));
  const roots = { status: 200, headers: new Headers(), params: {}, body };
  try {
    return mapOutputs({ outputs, keywords: everyKeyword }, roots);
  } catch {
    return "failed";
  }
}

test("where nothing changed, every reply gives what it gave", () => {
  const law = fc.property(pairs, bodies, ([base, head], all) => {
    if (changesOf(base, head).length > 0) return;
    for (const body of all) expect(madeOf(head, body)).toEqual(madeOf(base, body));
  });
  fc.assert(law, { numRuns: 1000 });
});

/** Whether a caller who knows only this output reckons with what came of it. */
function promises({ type, source, ...output }: Output, it: unknown): boolean {
  if (it === undefined) return output.optional;
  if (it === null) return output.nullable;
  if (type === "json") return source.kind === "path" || isDeepStrictEqual(it, source.value);
  return type === "integer" ? Number.isInteger(it) : typeof it === type;
}

test("without a breaking change, callers get nothing that they do not reckon with", () => {
  const law = fc.property(pairs, bodies, ([base, head], all) => {
    if (changesOf(base, head).some(({ severity }) => severity === "breaking")) return;
    for (const made of all.map((body) => madeOf(head, body))) {
      if (made !== "failed") expect(promises(base, made.it), JSON.stringify(made)).toBe(true);
    }
  });
  fc.assert(law, { numRuns: 1000 });
});

test("the same steps in another order make another value", () => {
  const made = { type: "json", constant: null, paths: ["body.a"], absence: "required" } as const;
  const base = outputOf({ ...made, take: "first", omit: ["x"], each: null, nullable: false });
  const { source } = base;
  if (source.kind !== "path") throw new Error("the output is no constant");
  const head = { ...base, source: { ...source, steps: source.steps.toReversed() } };
  expect(changesOf(base, head)).toMatchObject([{ severity: "breaking" }]);
});
