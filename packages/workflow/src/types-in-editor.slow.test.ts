import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const file = join(import.meta.dirname, "in-editor.ts");

const IMPORTS = `
import type {} from "@blockwright/books";
import type {} from "@blockwright/docgen";
import type { WorkflowBlock } from "./types.ts";
`;

const editor = languageService();

/** What an editor offers where `|` stands. */
function offered(block: string): readonly string[] {
  const text = IMPORTS + block;
  editor.open(text.replace("|", ""));
  const found = editor.service.getCompletionsAtPosition(file, text.indexOf("|"), {});
  return (found?.entries ?? []).map(({ name }) => name);
}

/** What the compiler says, with the text that it says it of. */
function said(block: string): readonly string[] {
  const text = IMPORTS + block;
  editor.open(text);
  return editor.service.getSemanticDiagnostics(file).map(({ start = 0, length, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${text.slice(start, start + (length ?? 0))}: ${message}`;
  });
}

describe("an editor offers", () => {
  test("the types of the blocks that are imported", () => {
    expect(offered('const a: WorkflowBlock = { type: "|" };')).toEqual(["books", "docgen"]);
  });

  test("the operations of the block", () => {
    expect(
      offered('const a: WorkflowBlock = { type: "books", name: "A", inputs: { operation: "|" } };'),
    ).toEqual(["books_search_volumes", "books_get_volume"]);
  });

  test("exactly the inputs of the operation", () => {
    const start = 'const a: WorkflowBlock = { type: "books", name: "A", inputs: { operation:';
    expect(offered(`${start} "books_get_volume", | } };`)).toEqual(["apiKey", "volumeId"]);
  });

  test("the values of an input", () => {
    const start = 'const a: WorkflowBlock<"docgen"> = { type: "docgen", name: "A", inputs: {';
    expect(offered(`${start} operation: "docgen_generate", textMode: "|" } };`)).toEqual([
      "generate",
      "condense",
      "preserve",
    ]);
  });
});

describe("the compiler names the mistake where it stands, in few words:", () => {
  const key = 'apiKey: "{{KEY}}"';
  const texts = `${key}, inputText: "tea"`;

  test.each([
    [
      "a misspelt input",
      `const a: WorkflowBlock = { type: "books", name: "A", inputs: { operation: "books_search_volumes", ${key}, q: "tea", maxResult: 5 } };`,
      "maxResult: Object literal may only specify known properties, but 'maxResult' does not exist in type 'OperationInputs<\"books_search_volumes\", SearchVolumesInputs>'. Did you mean to write 'maxResults'?",
    ],
    [
      "a missing input",
      `const a: WorkflowBlock<"books"> = { type: "books", name: "A", inputs: { operation: "books_get_volume", ${key} } };`,
      'inputs: Type \'{ operation: "books_get_volume"; apiKey: string; }\' is not assignable to type \'InputsOf<"books", "books_search_volumes" | "books_get_volume">\'.\n  Property \'volumeId\' is missing in type \'{ operation: "books_get_volume"; apiKey: string; }\' but required in type \'OperationInputs<"books_get_volume", GetVolumeInputs>\'.',
    ],
    [
      "a wrong choice, of a block that is waited for",
      `const a: WorkflowBlock<"docgen"> = { type: "docgen", name: "A", inputs: { operation: "docgen_generate", ${texts}, textMode: "generat" }, wait: true };`,
      'textMode: Type \'"generat"\' is not assignable to type \'InputValue<"generate" | "condense" | "preserve">\'. Did you mean \'"generate"\'?',
    ],
    [
      "an unknown operation",
      `const a: WorkflowBlock<"books"> = { type: "books", name: "A", inputs: { operation: "books_search", ${key} } };`,
      'operation: Type \'"books_search"\' is not assignable to type \'"books_search_volumes" | "books_get_volume"\'.',
    ],
    [
      "a wait for an operation without a job",
      `const a: WorkflowBlock<"books"> = { type: "books", name: "A", inputs: { operation: "books_get_volume", ${key}, volumeId: "a" }, wait: true };`,
      "wait: Type 'true' is not assignable to type 'false'.",
    ],
  ])("%s", (_, block, message) => {
    expect(said(block)).toEqual([message]);
  });
});

/** TypeScript as an editor runs it, with one file that is not on the disk. */
function languageService() {
  let text = "";
  let version = 0;
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? `${version}` : "0"),
    getScriptSnapshot(path) {
      if (path === file) return ts.ScriptSnapshot.fromString(text);
      return ts.sys.fileExists(path)
        ? ts.ScriptSnapshot.fromString(readFileSync(path, "utf8"))
        : undefined;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return {
    service,
    open(next: string) {
      text = next;
      version += 1;
    },
  };
}
