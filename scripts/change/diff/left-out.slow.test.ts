import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import type { Json } from "../../language/ir/types.ts";
import { readContract } from "../../language/read-contract.ts";
import { compareContract } from "./compare.ts";

const folder = join(import.meta.dirname, "../../language/testdata/language");
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

// A word of the language that the comparison does not know is a change that nobody is told of.
test.each(names)("%s: whatever is left out of a manifest is reported", (name) => {
  const manifest = withoutExamples(load(readFileSync(join(folder, name), "utf8")) as Json); // YAML is JSON here
  const base = contractOf(name, manifest);
  const silent = placesIn(manifest).filter((place) => {
    if (isImplied(place)) return false;
    const head = contractOf(name, without(manifest, place));
    if (!base || !head || meaning(head.provider) === meaning(base.provider)) return false;
    return compareContract(base, head).length === 0;
  });
  expect(silent.map((place) => place.join("/"))).toEqual([]);
});

/**
 * The type of a schema says nothing that members and values do not say; null among values is part of it; and a
 * value that is not the default has to be given anyway.
 */
function isImplied(place: Place): boolean {
  if (place.join("/") === "operations/writes_create_note/rules/2/need/kind/given") return true;
  const isNull = place.join("/") === "schemas/Ticket/properties/priority/enum/2";
  return place[0] === "schemas" && (isNull || place.at(-1) === "type");
}

/** None where the manifest is mistaken. */
function contractOf(name: string, manifest: Json) {
  const text = dump(manifest, { lineWidth: -1, noRefs: true });
  try {
    return readContract({ name, file: { path: `specs/${name}`, text }, folder });
  } catch {
    return null;
  }
}

/** What is compared of a provider; texts have rules of their own. */
function meaning(provider: object): string {
  const isText = (key: string) => ["spec", "description", "examples"].includes(key);
  return JSON.stringify(provider, (key, value: unknown) => (isText(key) ? undefined : value));
}

type Place = readonly string[];

/** Every member and every item. */
function placesIn(value: Json, at: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...at, key],
    ...placesIn(inner, [...at, key]),
  ]);
}

function without(value: Json, [key = "", ...rest]: Place): Json {
  const entries = Object.entries(Object(value)).flatMap(([name, inner]): [string, Json][] => {
    // Members of JSON are JSON.
    const own = inner as Json;
    if (name !== key) return [[name, own]];
    return rest.length === 0 ? [] : [[name, without(own, rest)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function withoutExamples(value: Json): Json {
  const operations = Object.keys(Object(Object(value).operations));
  return operations.reduce<Json>((all, id) => without(all, ["operations", id, "examples"]), value);
}
