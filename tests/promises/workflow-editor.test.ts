import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorFile, LanguageServer, type Position } from "../support/language-server.ts";
import { manifestFileOf } from "../../contract-tests/contract/manifests.ts";

const { params: { maxResults: { maximum } = {} } = {} } =
  manifestFileOf("books").manifest.operations["books_search_volumes"] ?? {};

const schema = new URL("../../generated/workflow.schema.json", import.meta.url);

const times: number[] = [];
let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start(schema);
});
afterAll(() => {
  server.stop();
  process.stdout.write(`an editor waited ${Math.min(...times)} to ${Math.max(...times)} ms\n`);
});

const block = (type: string) => `blocks:
  one:
    name: One
    type: ${type}
`;
const operation = (type: string, id: string) => `${block(type)}    inputs:
      operation: ${id}
`;
const search = `${operation("books", "books_search_volumes")}      apiKey: "{{BOOKS_API_KEY}}"
`;
const generate = `${operation("docgen", "docgen_generate")}      apiKey: "{{DOCGEN_API_KEY}}"
      inputText: Three reasons to keep bees
`;

/** Opens a text with the cursor at `|`. */
async function edit(text: string): Promise<EditorFile & { readonly cursor: Position }> {
  const lines = text.slice(0, text.indexOf("|")).split("\n");
  const cursor = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  return { ...(await server.open(text.replace("|", ""))), cursor };
}

async function offered(text: string): Promise<readonly string[]> {
  const file = await edit(text);
  const started = performance.now();
  const completions = await file.completions(file.cursor);
  times.push(Math.round(performance.now() - started));
  return completions.map(({ label }) => label);
}

describe("an editor offers", () => {
  test("the types of blocks, with what they are", async () => {
    const file = await edit(`${block("|")}`);
    const completions = await file.completions(file.cursor);
    expect(completions.map(({ label }) => label)).toEqual([
      "books",
      "crm",
      "directory",
      "docgen",
      "persondata",
    ]);
    expect(JSON.stringify(completions[0]?.documentation)).toContain("Book catalog");
  });

  test("the operations of the block", async () => {
    expect(await offered(operation("books", "|"))).toEqual([
      "books_search_volumes",
      "books_get_volume",
    ]);
  });

  test("the inputs of the operation that are not there yet, and no others", async () => {
    const labels = await offered(`${search}      |`);
    expect(labels).toEqual(expect.arrayContaining(["q", "maxResults"]));
    expect(labels).not.toContain("apiKey");
    expect(labels).not.toContain("volumeId");
  });

  test("no input that hosts set", async () => {
    const labels = await offered(`${operation("persondata", "persondata_person_search")}      |`);
    expect(labels).toEqual(expect.arrayContaining(["sql", "query", "size"]));
    expect(labels).not.toContain("scrollToken");
  });

  test.each([
    [`${generate}      textMode: |`, ["generate", "condense", "preserve"]],
    [`${generate}      format: |`, ["presentation", "document", "webpage", "social"]],
    [
      `${operation("directory", "directory_create_user")}      accountEnabled: |`,
      ["true", "false"],
    ],
    [`${operation("books", "books_get_volume")}      apiKey: |`, ['"{{BOOKS_API_KEY}}"']],
  ])("the values of an input: %#", async (text, values) => {
    expect(await offered(text)).toEqual(values);
  });

  test("to wait where a job is started, and nowhere else", async () => {
    expect(await offered(`${generate}    |`)).toContain("wait");
    expect(await offered(`${search}    |`)).not.toContain("wait");
    expect(await offered(`${search}    |`)).toContain("connections");
  });
});

describe("an editor tells what is under the pointer", () => {
  test.each([
    ["an input", `${search}      maxRes|ults: 5\n`, "How many volumes to return"],
    ["an operation", operation("books", "books_search|_volumes"), "Searches the catalog"],
    ["a choice", `${generate}      text|Mode: generate\n`, "What is done with the source text"],
    ["a job", `${generate}    wa|it: true\n`, "Waits for the job"],
  ])("%s", async (_, text, shown) => {
    const file = await edit(text);
    expect(await file.hover(file.cursor)).toContain(shown);
  });
});

describe("an editor underlines", () => {
  /** What is marked in a text, with the message. */
  async function marked(text: string): Promise<readonly string[]> {
    const { diagnostics } = await server.open(text);
    const lines = text.split("\n");
    return diagnostics.map(({ message, range: { start, end } }) => {
      const line = lines[start.line] ?? "";
      return `${line.slice(start.character, end.line === start.line ? end.character : undefined)}: ${message}`;
    });
  }

  test("nothing in a workflow that is right", async () => {
    expect(
      await marked(`${search}      q: '{{TOPIC}} \\{{braces}} {{two.data["@odata.type"]}}'
      maxResults: "{{ two.metadata.count }}"
    connections: { outgoing: [{ target: two }] }
  two:
    name: Two
    type: docgen
    inputs:
      operation: docgen_generate
      apiKey: "{{DOCGEN_API_KEY}}"
      inputText: "{{one.data[0].id}}"
      textMode: generate
      numCards: "8"
      folderIds: [a, b]
      exportAs:
    wait: { everyMs: 500 }
`),
    ).toEqual([]);
  });

  test.each([
    [
      "a type",
      `${block("boks")}    inputs: {}\n`,
      [
        'boks: Value is not accepted. Valid values: "books", "crm", "directory", "docgen", "persondata".',
      ],
    ],
    [
      "an operation",
      operation("books", "books_search"),
      [
        'books_search: Value is not accepted. Valid values: "books_search_volumes", "books_get_volume".',
      ],
    ],
    [
      "a misspelt input",
      `${search}      q: sea\n      maxResult: 5\n`,
      ["maxResult: Property maxResult is not allowed."],
    ],
    ["a missing input", search, ['inputs: Missing property "q".']],
    [
      "a number over its limit",
      `${search}      q: sea\n      maxResults: 1000000\n`,
      [`1000000: Value is above the maximum of ${maximum}.`],
    ],
    [
      "text that is no number",
      `${search}      q: sea\n      maxResults: many\n`,
      ["many: maxResults must be a whole number."],
    ],
    [
      "a value that is not allowed",
      `${generate}      textMode: shorten\n`,
      ['shorten: Value is not accepted. Valid values: "generate", "condense", "preserve".'],
    ],
    [
      "a secret in clear text",
      search.replace("{{BOOKS_API_KEY}}", "AIzaSy") + "      q: sea\n",
      ['"AIzaSy": A secret is not written here, only its environment variable: {{NAME}}.'],
    ],
    [
      "a reference without an end",
      `${search}      q: "{{two.data"\n`,
      [
        '"{{two.data": A reference is {{block.output}}, or {{NAME}} for a secret; \\{{ stands for braces that are none.',
      ],
    ],
    [
      "both of two inputs",
      `${operation("persondata", "persondata_person_search")}      apiKey: "{{KEY}}"\n      query: {}\n      sql: SELECT\n`,
      ["sql: Give either query or sql, not both."],
    ],
    [
      "none of several inputs",
      `${operation("persondata", "persondata_person_enrich")}      apiKey: "{{KEY}}"\n`,
      ["inputs: Give an email, or a name together with a company."],
    ],
    [
      "a wait where no job is",
      `${search}      q: sea\n    wait: true\n`,
      ["true: The operation does not start a job, so there is nothing to wait for; remove `wait`."],
    ],
    [
      "an id of a block",
      `${search}      q: sea\n`.replace("one:", "one.a:"),
      ["one.a: An id of a block has letters, digits, `_` and `-` only."],
    ],
  ])("%s, once", async (_, text, expected) => {
    expect(await marked(text)).toEqual(expected);
  });
});
