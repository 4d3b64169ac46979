import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { readDocument } from "../../../packages/workflow/src/document/read.ts";
import { check } from "../check/manifest.ts";
import { DeferredSource } from "./deferred-source.ts";
import { expand } from "./expand.ts";
import { repair } from "./repair.ts";
import { shapeErrors } from "./shape.ts";

const text = readFileSync(new URL("../../../specs/docgen.yaml", import.meta.url), "utf8");
const manifest: unknown = parseYaml(text);
const file = { path: "specs/docgen.yaml", text };

/** Every place of a value, as the keys that lead there. */
function placesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, member]) => placesOf(member, [...path, key])),
  ];
}

function change(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return put;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === key ? change(member, rest, put) : member,
  ]);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

describe("repair", () => {
  test("leaves what is right as it is", () => {
    expect(repair(manifest)).toEqual(manifest);
  });

  test("gives a misspelt key the name that was meant", () => {
    const { version, ...rest } = manifest as Record<string, unknown>; // the manifest is a map
    expect(repair({ ...rest, vershion: version })).toEqual(manifest);
  });

  test("gives up where nothing can stand for what is missing", () => {
    expect(repair({ manifest: 2 })).toBeUndefined();
  });

  test("whatever is changed gets the right shape and can be checked", () => {
    const places = placesOf(manifest);
    const puts = fc.constantFrom<unknown>(null, 7, "x", true, [], {}, { x: 1 }, undefined);
    const changes = fc.array(fc.tuple(fc.constantFrom(...places), puts), { maxLength: 3 });
    fc.assert(
      fc.property(changes, (list) => {
        const changed = list.reduce((value, [path, put]) => change(value, path, put), manifest);
        const repaired = repair(JSON.parse(JSON.stringify(changed ?? null)));
        if (repaired === undefined) return;
        expect(shapeErrors(repaired)).toEqual([]);
        const source = new DeferredSource(file, () => readDocument(file).source);
        check(expand(repaired), source, new Map());
      }),
      { numRuns: 300 },
    );
  });
});
