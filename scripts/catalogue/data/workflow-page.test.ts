import { expect, test } from "vitest";
import { blocksAtHand } from "../../../packages/workflow/src/blocks.fixture.ts";
import { readBlocks } from "../../../packages/workflow/src/known.ts";
import { workflowPage } from "./workflow-page.ts";

const known = readBlocks(blocksAtHand);

function pageOf(text: string) {
  const operationAt = (block: string, id: string) => (block === "books" ? { block, id } : null);
  return workflowPage({ id: "demo", file: "workflows/demo.yaml", text }, { known, operationAt });
}

const books = (inputs: string) => `blocks:
  search:
    type: books
    name: Search
    inputs: { operation: books_search_volumes, ${inputs} }
`;

test("a workflow with problems has them, with the line, and is drawn all the same", () => {
  const page = pageOf(books('apiKey: "{{BOOKS_API_KEY}}", q: dune, maxResults: 1000000'));
  expect(page).toMatchObject({ name: "demo", blocks: 1, errors: 1, warnings: 0 });
  expect(page.diagnostics).toMatchObject([
    { code: "workflow-input-invalid", file: "workflows/demo.yaml", line: 5, severity: "error" },
  ]);
  const [line = "", carets = ""] = page.diagnostics[0]?.excerpt.split("\n") ?? [];
  expect(line.slice(carets.indexOf("^"), carets.length)).toMatch(/^1000000/);
  expect(page.diagram?.nodes).toMatchObject([
    { title: "Search", operation: { block: "books", id: "books_search_volumes" } },
  ]);
});

test("a secret in clear text is nowhere on the page", () => {
  const page = pageOf(books("apiKey: canary-in-clear-text, q: dune"));
  expect(page.diagnostics[0]?.code).toBe("workflow-secret-in-clear");
  expect(JSON.stringify(page)).not.toContain("canary-in-clear-text");
  expect(page.text).toContain("q: dune");
});

test.each([
  ["no YAML", 'blocks: { a: "canary-apiKey', "blocks: {"],
  ["no map", "- one\n- two\n", "- one"],
  ["nothing", "# empty\n", "# empty"],
])("a document that is %s has its problems and its text", (_, text, shown) => {
  const page = pageOf(text);
  expect(page).toMatchObject({ name: "demo", blocks: null, diagram: null });
  expect(page.errors).toBeGreaterThan(0);
  expect(page.text).toContain(shown);
});

test("a workflow without problems keeps its text to the letter", () => {
  const text = books('apiKey: "{{BOOKS_API_KEY}}", q: dune');
  expect(pageOf(text)).toMatchObject({ errors: 0, warnings: 0, diagnostics: [], text });
});

test("of very many blocks there is no picture", () => {
  const block = `{ type: books, name: Search, inputs: { operation: books_search_volumes, apiKey: "{{BOOKS_API_KEY}}", q: a } }`;
  const many = Array.from({ length: 201 }, (_, at) => `  b${at}: ${block}`);
  expect(pageOf(`blocks:\n${many.join("\n")}\n`)).toMatchObject({ blocks: 201, diagram: null });
});
