import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import { compareContract } from "./compare.ts";
import type { Contract } from "../../language/contract.ts";
import { readContract } from "../../language/read-contract.ts";
import { SEVERITIES, type Severity } from "./rule.ts";

// What a careful reader says of single changes to the manifests, written without a look at the rules.
const folder = join(import.meta.dirname, "planted");
const specs = join(import.meta.dirname, "../../../specs");

/** One change of a manifest. */
interface Planted {
  readonly change: string;
  /** The gravest thing about it; none: there is nothing to tell. */
  readonly severity: Severity | "none";
  /** Where careful readers differ: all that may be said. */
  readonly either?: readonly Severity[];
  /** Path with slashes -> value, `(removed)`, or `(renamed)` and the new key. */
  readonly edits: Readonly<Record<string, unknown>>;
  /** Told in several lines, the gravest of which counts. */
  readonly changes?: "many";
}

const planted = readdirSync(folder).flatMap((name) => {
  // Written for this test; the compiler cannot know.
  const entries = load(readFileSync(join(folder, name), "utf8")) as readonly Planted[];
  return entries.map((entry) => ({ ...entry, name }));
});

type Tree = Record<string, unknown>;

/** The manifest with its edits, in YAML as plain as people write it. */
function edited(text: string, edits: Planted["edits"]): string {
  const manifest = load(text) as Tree; // every manifest is a map
  for (const [path, value] of Object.entries(edits)) edit(manifest, path.split("/"), value);
  return dump(manifest, { lineWidth: -1, noRefs: true });
}

function edit(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) return edit((tree[key] ??= {}) as Tree, rest, value); // a map or a list
  if (value !== "(removed)" && !String(value).startsWith("(renamed) ")) tree[key] = value;
  else if (!(key in tree)) throw new Error(`there is no ${key}`);
  else if (value === "(removed)") delete tree[key];
  else rename(tree, key, String(value).slice("(renamed) ".length));
}

/** The order of keys stays. */
function rename(tree: Tree, from: string, to: string): void {
  for (const [key, value] of Object.entries(tree)) {
    delete tree[key];
    tree[key === from ? to : key] = value;
  }
}

function contractOf(name: string, text: string): Contract {
  return readContract({ name, file: { path: `specs/${name}`, text }, folder: specs });
}

const bases = new Map(
  readdirSync(folder).map((name) => [
    name,
    contractOf(name, readFileSync(join(specs, name), "utf8")),
  ]),
);

function severitiesOf({ name, edits }: (typeof planted)[number]): readonly Severity[] {
  const base = bases.get(name);
  const head = base && contractOf(name, edited(base.source.file.text, edits));
  return compareContract(base, head).map(({ severity }) => severity);
}

test("there are enough to tell", () => {
  expect(planted.length).toBeGreaterThanOrEqual(120);
  for (const severity of [...SEVERITIES, "none"]) {
    expect(planted.filter((entry) => entry.severity === severity).length).toBeGreaterThan(3);
  }
});

test.each(planted)("$name: $change", (entry) => {
  const found = severitiesOf(entry);
  if (entry.severity === "none") return expect(found).toEqual([]);
  const allowed = entry.either ?? [entry.severity];
  expect(allowed).toContain(found[0]);
  if (entry.changes !== "many") expect(found).toHaveLength(1);
});
