import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../../emit/fingerprint/files.ts";
import { roots } from "../../system/roots.fixture.ts";
import { inputWords, outputWords } from "./steps.ts";

const { root } = roots.workspace;
const written = outputWords.filter(({ name }) => !["at", "fill", "if", "closed"].includes(name));

const schema = JSON.parse(readFileSync(join(root, "specs/manifest.schema.json"), "utf8"));

test("the schema lists all steps of inputs", () => {
  const { pattern, properties } = schema.$defs.inputSteps;
  for (const { name, argument, input } of inputWords) {
    const own = (input.acts === "sends" && input.written) || name;
    if (argument === null) expect(own).toMatch(new RegExp(pattern));
    else if (own !== "map") expect(Object.keys(properties)).toContain(own);
  }
});

test("the schema lists all steps of outputs", () => {
  const { pattern, properties } = schema.$defs.steps;
  const alone = written.filter(({ argument }) => argument === null);
  for (const { name } of alone) expect(name).toMatch(new RegExp(pattern));
  const others = written.filter((word) => !alone.includes(word));
  expect(Object.keys(properties)).toEqual(others.map(({ name }) => name));
});

const EXCEPTIONS = {
  // What a `block.json` says of a field, in the runtime's words.
  "catalogue/app/call/snippets/values.ts": "csv lowercase trim uppercase",
  "catalogue/app/form/choices.ts": "csv",
  "catalogue/app/form/text.ts": "csv",
  "emit/targets/workflow-schema/value.ts": "csv",
  // The runtime's words for readers, and what implements them.
  "language/ir/rules.ts": "csv",
  "language/ir/runtime-keywords.ts": "count csv",
  "language/ir/types/parameter.ts": "csv lowercase trim uppercase",
  // Encodings of bytes, events and commands of others.
  "catalogue/app/call/snippets/files.ts": "base64",
  "catalogue/site/own-document.ts": "base64",
  "change/publish/npm.ts": "prefix",
  "language/examples/request.ts": "base64",
  "language/ir/example-files.ts": "base64",
  "system/watch-folders.ts": "raw",
  // Forms of the time in a template, and what is read of an address.
  "emit/targets/openapi/written.ts": "epoch-ms",
  "language/examples/evaluate.ts": "epoch-ms",
  "language/ir/types/template.ts": "epoch-ms",
  // Where findings stand in the manifest; kinds of changes and of templates, and what scopes are named by.
  "change/diff/comparers/outputs.ts": "each",
  "change/diff/comparers/sending.ts": "entries map",
  "change/diff/pairs/scope.ts": "limit",
  "language/check/markup.ts": "each join",
  "language/ir/markup.ts": "each join",
  "language/ir/wire-schema.ts": "each",
  // The table has a place of its own beside the steps, and a cursor may be trimmed.
  "language/check/input-steps.ts": "map",
  "language/check/page.ts": "trim",
  "language/manifest/expand.ts": "each",
  "language/manifest/input-steps.ts": "local-epoch map",
  // Steps as they are written, each with what it takes, and what is a part of what lies there.
  "language/check/listed.ts": "each limit where",
  "language/check/output-values.ts": "closed count each",
  "language/check/value-form.ts": "closed",
  "language/lower/output.ts": "map",
  "language/lower/used.ts": "where",
  "language/manifest/output-source.ts":
    "count each fill first if is keys last limit omit only where",
  "language/manifest/resolve-outputs.ts": "cut each join limit omit only where",
  // How a value begins: at a place that is searched, or as a text.
  "language/ir/output-steps.ts": "at fill",
  // What a table says needs no list of values beside it, and is compared entry by entry.
  "language/ir/definition.ts": "map",
  "language/ir/input-steps.ts": "csv lowercase map trim uppercase",
  // Of names alone, those that mutants try.
  "mutation/mutants.ts": "csv",
  // Steps that no manifest writes, and the table, which has a place of its own.
  "upkeep/docs/schema-text.ts": "at closed fill if map",
};

/** What names steps by right: manifests, which are written in them, and the formats of others. */
const WRITES = /^(?:intake|language\/manifest|upkeep\/(?:bench|valid))\//;

/** Names of steps of inputs that mean nothing else where they stand between quotes. */
const TELLING = inputWords
  .map(({ name }) => name)
  .filter((name) => /-|^(?:extract|prefix|base64|raw|trim|csv|lowercase|uppercase)/.test(name));

/** The other names of steps are those of types, too. */
const AMBIGUOUS = /^(?:number|boolean|text|json|date|epoch)$/;

test("no reader of steps names one", () => {
  const all = [...inputWords, ...outputWords].map(({ name }) => name);
  const names = all.filter((name) => !AMBIGUOUS.test(name));
  const isReader = /from "[^"]*(?:words\/steps|output-steps|output-source)[^"]*"/;
  const files = readFiles(join(root, "scripts"), (path) =>
    path.endsWith("/")
      ? !/(?:^|\/)(?:words|node_modules|testdata|version-1)\/$/.test(path)
      : /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(path),
  );
  const naming = files.flatMap(({ path, bytes }) => {
    const text = `${bytes}`;
    const wanted = isReader.test(text) ? names : WRITES.test(path) ? [] : TELLING;
    const quoted = new RegExp(`"(${wanted.join("|")})(?:-text)?"`, "g");
    const found = Array.from(wanted.length > 0 ? text.matchAll(quoted) : [], ([, name]) => name);
    return found.length > 0 ? [[path, [...new Set(found)].toSorted().join(" ")] as const] : [];
  });
  expect(Object.fromEntries(naming)).toEqual(EXCEPTIONS);
});
