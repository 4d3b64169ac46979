import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../../emit/fingerprint/files.ts";
import { roots } from "../../system/roots.fixture.ts";
import { outputWords } from "./outputs.ts";
import { conversions } from "./outputs/conversions.ts";

const { root } = roots.workspace;
const words = Object.values(outputWords);
const written = words.filter(({ name }) => !["at", "fill", "closed"].includes(name));

test.each([
  "output",
  "member",
])("the schema lists the steps of %s that are names alone", (place) => {
  const schema = JSON.parse(readFileSync(join(root, "specs/manifest.schema.json"), "utf8"));
  const { properties } = schema.$defs[place];
  const names = written.flatMap(({ name, argument }) => (argument ? [] : [name]));
  const all = [...properties.take.enum, ...properties.convert.enum];
  expect(all.toSorted()).toEqual(names.toSorted());
  expect(properties.convert.enum).toEqual(conversions.map(({ name }) => name));
});

const EXCEPTIONS = {
  // Where findings stand in the manifest.
  "change/diff/comparers/outputs.ts": "each",
  // The words of an output in the manifest, which say the steps.
  "language/manifest/output-source.ts":
    "cut divide each entries fill flat is join limit map only sum values where",
  "language/check/output-making.ts": "divide each join limit only where",
  "language/check/output-shaping.ts": "count each omit",
  "language/check/output-source.ts": "closed",
  "language/check/outputs.ts": "closed each omit",
  // How a value begins: at a place that is searched, or as a text.
  "language/ir/output-steps.ts": "at fill",
  // Steps of inputs of these names.
  "language/ir/input-steps.ts": "join map",
  // Values from a table need no list of values beside it.
  "language/ir/definition.ts": "map",
  // The runtime counts without the step.
  "language/ir/runtime-keywords.ts": "count",
  // Steps that language 1 says in other ways.
  "upkeep/docs/schema-text.ts": "at closed fill",
};

test("no other reader of steps names one", () => {
  // The other names are those of types, too.
  const names = words
    .map(({ name }) => name)
    .filter((name) => !/^(number|boolean|text|json)$/.test(name));
  const quoted = new RegExp(`"(${names.join("|")})"`, "g");
  const isReader = /from "[^"]*(?:words\/outputs|output-steps|output-source)[^"]*"/;
  const files = readFiles(join(root, "scripts"), (path) =>
    path.endsWith("/")
      ? !/(?:^|\/)(?:words|node_modules|testdata)\/$/.test(path)
      : /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(path),
  );
  const naming = files.flatMap(({ path, bytes }) => {
    const text = `${bytes}`;
    const found = isReader.test(text) ? Array.from(text.matchAll(quoted), ([, name]) => name) : [];
    return found.length > 0 ? [[path, [...new Set(found)].toSorted().join(" ")] as const] : [];
  });
  expect(Object.fromEntries(naming)).toEqual(EXCEPTIONS);
});
