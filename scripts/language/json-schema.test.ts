import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import schema from "../../specs/manifest.schema.json" with { type: "json" };
import { roots } from "../system/roots.fixture.ts";
import { metaSchema } from "./check/schema-meta.ts";
import { type Json, type JsonSchema } from "./ir/types.ts";
import { judgeOf, metaSchemas } from "./json-schema.ts";
import { compile } from "./manifest/shape.ts";

const specs = roots.workspace.specs;
const manifests = readdirSync(specs)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => load(readFileSync(join(specs, name), "utf8")) as Json);
const schemas = manifests.flatMap((each) => Object.values((each as JsonSchema)["schemas"] ?? {}));

const kinds = [
  ["manifests", manifests, () => [schema], compile()],
  ["schemas", schemas as Json[], metaSchemas, metaSchema()],
] as const;

/** One place of a value, however deep, holds something else, or nothing. */
function changed(value: Json, seeds: readonly number[], other: Json | undefined): Json {
  const [seed, ...rest] = seeds;
  if (typeof value !== "object" || value === null || seed === undefined) return other ?? null;
  const keys = Object.keys(value);
  const key = keys[seed % Math.max(1, keys.length)];
  if (key === undefined) return other ?? null;
  const copy = structuredClone(value) as Record<string, Json>;
  if (rest.length > 0 || other !== undefined) copy[key] = changed(copy[key] ?? null, rest, other);
  // JSON has no list with a hole.
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

const others = [undefined, null, true, 7, -1, "", "text", "a b", ["x"], {}, { type: 1 }, [null]];

test.each(kinds)("what passes without Ajv passes with it: %s", (_, values, parts, ajv) => {
  const edits = fc.array(fc.nat(), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.constantFrom(...values),
      edits,
      fc.constantFrom(...others),
      (value, seeds, other) => {
        const edited = changed(value, seeds, other);
        // A new one: a judge that has met what does not fit asks Ajv alone from then on.
        expect(judgeOf(parts, () => ajv).fits(edited)).toBe(ajv(edited));
      },
    ),
    { numRuns: 150 },
  );
});

test("Ajv is not needed for what is right", () => {
  const unused = () => {
    throw new Error("Ajv was asked");
  };
  const judges = [judgeOf(() => [schema], unused), judgeOf(metaSchemas, unused)] as const;
  for (const manifest of manifests) expect(judges[0].fits(manifest)).toBe(true);
  for (const each of schemas.slice(0, 15)) expect(judges[1].fits(each)).toBe(true);
});
