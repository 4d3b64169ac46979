import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { lower } from "../../language/lower/provider.ts";
import { parse } from "../../language/manifest/parse.ts";
import { project, release } from "./provider.fixture.ts";
import { emit } from "./index.ts";

const text = readFileSync(new URL("../../../specs/books.yaml", import.meta.url), "utf8");

/** The manifest with another limit, whatever its own is. */
function limited(maximum: number): string {
  const document = parseDocument(text);
  const maxResults = ["operations", "books_search_volumes", "params", "maxResults"];
  document.setIn([...maxResults, "minimum"], 1);
  document.setIn([...maxResults, "maximum"], maximum);
  return document.toString({ lineWidth: 0 });
}

/** Every text that people get of the book catalog, by path. */
async function emitted(manifest: string): Promise<ReadonlyMap<string, string>> {
  const parsed = parse({ path: "specs/books.yaml", text: manifest });
  if (!parsed.manifest) throw new Error("the manifest does not parse");
  const files = await emit(
    lower(parsed.manifest, "specs/books.yaml", new Map()),
    project,
    release,
    [],
  );
  const texts = new Map(files.map(({ path, contents }) => [path, contents]));
  return new Map([...texts, ["manifest.yaml", manifest]]);
}

test("a limit that changes in the manifest changes wherever it is said", async () => {
  const before = await emitted(limited(7919));
  const after = await emitted(limited(7907));
  const said = [...before].filter(([, contents]) => /1 to 7,?919/.test(contents));
  expect(said.map(([path]) => path)).toEqual([
    "block.json",
    "workflow.schema.json",
    "openapi.yaml",
    "src/schema.ts",
    "src/inputs.ts",
    "README.md",
  ]);
  for (const [path] of said) expect(after.get(path), path).toMatch(/1 to 7,?907/);
  // No example of this provider has the number.
  for (const [path, contents] of after)
    expect(contents, path).not.toMatch(/(?<![\w%.])7,?919(?![\w.])/);
});

/** The manifest with every word that only people and language models read. */
function talkative(): string {
  const document = parseDocument(text);
  const search = ["operations", "books_search_volumes"];
  const words = {
    label: "Secret label",
    placeholder: "Secret placeholder",
    group: "Secret group",
    field: "lines",
    advanced: true,
    deprecated: "Secret word.",
  };
  for (const [word, value] of Object.entries(words)) {
    document.setIn([...search, "params", "q", word], value);
  }
  document.setIn([...search, "docs"], "https://secret.test/docs");
  document.setIn([...search, "resource"], "Secret resource");
  document.setIn([...search, "destructive"], true);
  document.setIn([...search, "deprecated"], "Since 2026-03. Use books_get_volume.");
  document.setIn([...search, "model"], { description: "Secret tool." });
  document.setIn(["block", "docs"], "https://secret.test");
  document.setIn(["auth", "apiKey", "label"], "Secret key");
  document.setIn(["auth", "apiKey", "docs"], "https://secret.test/keys");
  return document.toString({ lineWidth: 0 });
}

test("what is said to people changes no code, and so never reaches the wire", async () => {
  const code = (files: ReadonlyMap<string, string>) =>
    [...files]
      .filter(([path]) => path.endsWith(".ts"))
      .map(([path, contents]) => [
        path,
        transformSync(contents, { loader: "ts", minifyWhitespace: true }).code,
      ]);
  const said = await emitted(talkative());
  expect(said.get("block.json")).toContain("Secret placeholder");
  expect(said.get("src/inputs.ts")).toContain("@deprecated Secret word.");
  expect(code(said)).toEqual(code(await emitted(parseDocument(text).toString({ lineWidth: 0 }))));
});
