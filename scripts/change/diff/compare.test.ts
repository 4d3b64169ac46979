import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Operation, Provider } from "../../language/ir/types.ts";
import type { ManifestSource } from "../../language/manifest/source.ts";
import { anyProvider } from "../../emit/targets/arbitrary-provider.fixture.ts";
import { provider } from "../../emit/targets/provider.fixture.ts";
import { compareContract, compareStates } from "./compare.ts";
import type { Contract } from "../../language/contract.ts";
import type { PackageFacts } from "../record/facts.ts";
import type { State } from "./states/state.ts";

const range = { file: { path: "specs/demo.yaml", text: "" }, start: 0, end: 0 };
const source: ManifestSource = { file: range.file, keyAt: () => range, valueAt: () => range };

function contractOf(changed: Provider): Contract {
  return { provider: changed, source };
}

/** The same data with the members of every object the other way round. */
function reversed<T>(value: T): T {
  // JSON in, JSON of the same type out.
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toReversed())
      : inner,
  );
}

describe("contracts", () => {
  test("equal providers differ in nothing, in whatever order their members stand", () => {
    const law = fc.property(anyProvider, (one) => {
      expect(compareContract(contractOf(one), contractOf(reversed(one)))).toEqual([]);
    });
    fc.assert(law, { numRuns: 20 });
  });

  test("providers come and go", () => {
    const [change] = compareContract(undefined, contractOf(provider));
    expect(change).toMatchObject({ code: "package-added", package: "demo", base: null });
    const [other] = compareContract(contractOf(provider), undefined);
    expect(other).toMatchObject({ code: "package-removed", package: "demo", head: null });
  });
});

const facts: PackageFacts = { node: ">=20", dependencies: {}, entries: { ".": { a: null } } };

function stateOf(
  contracts: readonly Provider[],
  packages: Readonly<Record<string, PackageFacts>>,
  scope = "@a",
): State {
  return {
    label: "state",
    contracts: new Map(contracts.map((one) => [one.id, contractOf(one)])),
    broken: new Map(),
    packages: new Map(Object.entries(packages)),
    names: new Map(Object.keys(packages).map((id) => [id, `${scope}/${id}`])),
    partial: false,
  };
}

function codesOf(base: State, head: State): readonly string[] {
  return compareStates(base, head).map((change) => `${change.package} ${change.code}`);
}

describe("states", () => {
  test("packages are reported by their ids, of each the gravest change first", () => {
    const base = stateOf([provider], { demo: facts, runtime: facts });
    const renamed = { ...provider, version: "v2" };
    const head = stateOf([renamed], { demo: { ...facts, node: ">=22" }, workflow: facts });
    expect(codesOf(base, head)).toEqual([
      "demo package-tightened",
      "demo package-texts",
      "runtime package-removed",
      "workflow package-added",
    ]);
  });

  test("under another scope it is another package, whatever else changed", () => {
    const base = stateOf([provider], { demo: facts });
    const head = stateOf([{ ...provider, version: "v2" }], { demo: facts }, "@b");
    const [renamed, ...others] = compareStates(base, head);
    expect(renamed).toMatchObject({
      code: "package-renamed",
      message: "The package `@a/demo` is removed, and `@b/demo` is new.",
    });
    expect(others.map(({ code }) => code)).toEqual(["package-texts"]);
    expect(codesOf(base, stateOf([provider], {}, "@b"))).toEqual([]);
  });

  test("the package of a provider comes and goes with its contract", () => {
    const head = stateOf([provider], { demo: facts, runtime: facts });
    expect(codesOf(stateOf([], { runtime: facts }), head)).toEqual(["demo package-added"]);
    expect(codesOf(head, stateOf([], { runtime: facts }))).toEqual(["demo package-removed"]);
  });

  test("of manifests alone nothing is known of packages", () => {
    const whole = stateOf([provider], { demo: facts, runtime: facts });
    expect(codesOf(stateOf([provider], {}), whole)).toEqual([]);
    expect(codesOf(whole, stateOf([provider], {}))).toEqual([]);
  });

  test("the type of items goes with the pages, and is reported as that", () => {
    const [operation] = provider.operations as [Operation]; // the fixture has one
    const send = { kind: "url" as const };
    const page = { items: "body.data", output: "data", next: "body.next", until: null, send };
    const paged = { ...provider, operations: [{ ...operation, page }] };
    const single = { ...provider, operations: [{ ...operation, page: null }] };
    const entries = { ".": { [operation.names.item]: null, PageContext: null } };
    const base = stateOf([paged], { demo: { ...facts, entries } });
    const head = stateOf([single], { demo: { ...facts, entries: { ".": {} } } });
    expect(codesOf(base, head)).toEqual(["demo operation-removed"]);
  });

  test("exports that are derived from the manifest are reported as what changed in it", () => {
    const [first, ...rest] = provider.operations;
    const less = { ...provider, operations: rest, jobs: [] };
    // Nothing comes page by page.
    const { item: _, ...names } = { item: "", ...first?.names };
    const entry = Object.fromEntries([...Object.values(names), "a"].map((name) => [name, null]));
    const base = stateOf([provider], { demo: { ...facts, entries: { ".": entry } } });
    const codes = codesOf(base, stateOf([less], { demo: { ...facts, entries: { ".": {} } } }));
    expect(codes).toContain("demo operation-removed");
    expect(codes.filter((code) => code === "demo package-removed")).toHaveLength(1);
  });

  const volume = (members: Readonly<Record<string, string>>): PackageFacts => ({
    ...facts,
    entries: { ".": { Note: { kind: "type", text: "type Note = {};", members } } },
  });
  const whole = volume({ id: "id: string;", extra: "extra?: object;" });
  const { Note: note = {}, ...schemas } = provider.schemas;
  const properties = { id: { type: "string", description: "Note id." } };

  test("a member that a type loses with the manifest is reported once", () => {
    const less = { ...provider, schemas: { Note: { ...note, properties }, ...schemas } };
    const base = stateOf([provider], { demo: whole });
    const head = stateOf([less], { demo: volume({ id: "id: string;" }) });
    expect(codesOf(base, head)).toEqual(["demo reply-removed"]);
  });

  test("a type that is emitted differently from the same manifest is reported", () => {
    const base = stateOf([provider], { demo: whole });
    const head = stateOf([provider], { demo: volume({ id: "id: string;" }) });
    expect(codesOf(base, head)).toEqual(["demo package-removed"]);
  });

  test("a type that is renamed is reported once, and is breaking", () => {
    const renamed: Provider = JSON.parse(
      JSON.stringify({ ...provider, schemas: { Memo: note, ...schemas } })
        .replaceAll('schemas/Note"', 'schemas/Memo"')
        .replaceAll(`"schema":"Note"`, `"schema":"Memo"`),
    );
    const { ".": entry } = whole.entries;
    const memo = { ...facts, entries: { ".": { Memo: entry?.["Note"] ?? null } } };
    const base = stateOf([provider], { demo: whole });
    const found = compareStates(base, stateOf([renamed], { demo: memo }));
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      "breaking reply-renamed",
    ]);
  });
});
