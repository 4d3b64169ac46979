import ts from "typescript";
import { describe, expect, test } from "vitest";
import { blockTarget } from "./block.ts";
import { blockJsonTarget } from "./block-json.ts";
import { clientTarget } from "./client.ts";
import { project } from "./provider.fixture.ts";
import { hostileProvider } from "./hostile-provider.fixture.ts";
import { HOSTILE } from "./hostile-strings.fixture.ts";
import { indexTarget } from "./index-file.ts";
import { inputsTarget } from "./inputs.ts";
import { operationsTarget } from "./operations.ts";
import { schemaTarget } from "./schema.ts";

const TARGETS = [
  inputsTarget,
  clientTarget,
  operationsTarget,
  blockTarget,
  indexTarget,
  schemaTarget,
];

async function emitted(text: string): Promise<ReadonlyMap<string, string>> {
  const provider = hostileProvider(text);
  const files = await Promise.all(TARGETS.map((target) => target.emit(provider, project)));
  return new Map(files.flat().map(({ path, contents }) => [path, contents]));
}

/** Kinds of all nodes, depth first. A name is a name, quoted, computed from text or plain. */
function shape(source: ts.SourceFile): readonly string[] {
  const kinds: string[] = [];
  const visit = (node: ts.Node) => {
    const isName = ts.isPropertyName(node) && "name" in node.parent && node.parent.name === node;
    kinds.push(isName ? "name" : ts.SyntaxKind[node.kind]);
    if (!isName) ts.forEachChild(node, visit);
  };
  visit(source);
  return kinds;
}

/** What a compiler or another tool would obey. */
function directives(source: ts.SourceFile): readonly unknown[] {
  const { referencedFiles, typeReferenceDirectives, libReferenceDirectives } = source;
  return [
    ...referencedFiles,
    ...typeReferenceDirectives,
    ...libReferenceDirectives,
    // The compiler keeps `@ts-ignore` and its like here, without saying so in its types.
    ...((("commentDirectives" in source && source.commentDirectives) || []) as readonly unknown[]),
    ...(source.text.match(/^\s*\/\/\s*([@#]|\/? ?<).*/gm) ?? []),
  ];
}

/** Tags in doc comments; openapi-typescript prints some, the other files none. */
function tags(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    found.push(...ts.getJSDocTags(node).map((tag) => tag.tagName.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
}

const harmless = await emitted("harmless words");

describe.each(HOSTILE)("%j in every string of a provider", (text) => {
  test("gives files that parse to the same tree as harmless ones", async () => {
    const files = await emitted(text);
    expect([...files.keys()]).toEqual([...harmless.keys()]);
    for (const [path, contents] of files) {
      const { diagnostics } = ts.transpileModule(contents, { reportDiagnostics: true });
      expect(diagnostics, path).toEqual([]);
      const source = parsed(path, contents);
      expect(shape(source), path).toEqual(shape(parsed(path, harmless.get(path) ?? "")));
      expect(directives(source), path).toEqual([]);
      if (path !== "src/schema.ts") expect(tags(source), path).toEqual([]);
    }
  });

  test("stays the same string in block.json", async () => {
    const [file] = await blockJsonTarget.emit(hostileProvider(text), project);
    const { name, fields } = JSON.parse(file?.contents ?? "");
    expect(name).toBe(text);
    expect(fields[0].description).toBe(text);
  });
});

describe("the string that an emitted file holds", () => {
  test.each(HOSTILE)("is %j", async (text) => {
    const source = parsed("block.ts", (await emitted(text)).get("src/block.ts") ?? "");
    const literals: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteral(node)) literals.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(literals.filter((literal) => literal === text).length).toBeGreaterThanOrEqual(5);
  });
});
