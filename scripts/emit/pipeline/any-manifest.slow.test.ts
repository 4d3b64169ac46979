import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { project } from "../project.fixture.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { readSpecs } from "../../language/specs.ts";
import { compileOne } from "./compile.ts";
import { stages } from "./stages.ts";

const root = join(import.meta.dirname, "../../..");
const { specs } = readSpecs(root, join(root, "specs"));
const front = await stages.front();
const { emit } = await stages.back();
const release = { version: "1.0.0", changelog: "", runtime: "^0.1.0" };

/** A place in a document, taken by chance: at each level the member with this number. */
const place = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

const ODD = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "\n",
  "\u2028",
  "__proto__",
  "toString",
  "constructor",
  "{}",
  "{id}",
  "body",
  "body.a.0",
  "header:X",
  "(",
  "^(a|b)+$",
  "string",
  "integer",
  "csv",
  [],
  [1],
  ["a"],
  {},
  { a: 1 },
  { type: "string", format: "__proto__" },
  { $ref: "#/schemas/Volume" },
] as const;

const change = fc.record({
  at: place,
  odd: fc.constantFrom(...ODD),
  kind: fc.constantFrom("replace", "remove", "rename"),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Replaces, removes or renames what is found at a place. */
function changed(value: unknown, { at: [step = 0, ...rest], odd, kind }: Change): unknown {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return odd;
  const entries: [string, unknown][] = Object.entries(value);
  const index = step % entries.length;
  const [name, member] = entries[index] ?? ["", undefined];
  if (rest.length > 0) entries[index] = [name, changed(member, { at: rest, odd, kind })];
  else if (kind === "replace") entries[index] = [name, odd];
  else if (kind === "rename") entries[index] = [String(odd), member];
  else entries.splice(index, 1);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The diagnostics of a manifest after changes; its package is made when there are no errors. */
async function outcome(name: string, changes: readonly Change[]): Promise<readonly Diagnostic[]> {
  const spec = specs.find((each) => each.name === name);
  if (!spec) throw new Error(`there is no manifest ${name}`);
  const document: unknown = parse(spec.file.text);
  const value = changes.reduce(changed, document);
  const file = { path: spec.file.path, text: JSON.stringify(value, null, 1) };
  const { provider, diagnostics } = compileOne({ ...spec, file }, front);
  if (provider) await emit(provider, project, release, []);
  return diagnostics;
}

test("no change of a manifest makes the generator fail", async () => {
  const names = fc.constantFrom(...specs.map(({ name }) => name));
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(names, changes, async (name, made) => {
      const found = await outcome(name, made);
      expect(found.filter(({ code }) => code === "internal-error")).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
