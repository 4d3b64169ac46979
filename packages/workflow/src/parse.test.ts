import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locate } from "./diagnostics/location.ts";
import { parseWorkflow } from "./parse.ts";
import type { Workflow } from "./types.ts";

/** What is found: code, place and what is marked there. */
function found(text: string): readonly string[] {
  return parseWorkflow(text).diagnostics.map(({ code, range }) => {
    const { line, column } = locate(range).start;
    return `${line}:${column} ${code} ${range.file.text.slice(range.start, range.end)}`;
  });
}

const workflow: Workflow = {
  name: "Books \u{1F4DA}",
  description: "Two steps / one \\ way\t.",
  blocks: {
    search: {
      type: "books",
      name: "Search",
      inputs: {
        operation: "books_search_volumes",
        q: "{{TOPIC}}",
        maxResults: 3,
        deep: { a: [1] },
      },
      connections: { outgoing: [{ target: "fetch" }] },
    },
    fetch: { type: "books", name: "Fetch", inputs: { operation: "o" }, wait: { everyMs: 5 } },
    "wait-1": { type: "books", name: "Wait", inputs: { operation: "o" }, wait: true },
  },
};

describe("a workflow is read as it is written", () => {
  const json = (indent?: string) => JSON.stringify(workflow, null, indent);
  test.each([
    ["JSON on one line", json()],
    ["JSON that names its schema", json().replace("{", '{"$schema": "../workflow.schema.json",')],
    ["JSON indented with spaces", json("  ")],
    ["JSON indented with tabs", json("\t")],
    ["JSON that begins with a tab", `\t${json("\t")}`],
    ["JSON with tabs around everything", json("\t").replace(/[:,[\]{}](?=\s)/g, "\t$&\t")],
    ["a byte order mark", `\uFEFF${json("  ")}`],
    ["line ends of Windows", `\uFEFF${json("\t").replaceAll("\n", "\r\n")}\r\n`],
    ["escapes of JSON", json().replace("/", "\\/").replace("\u{1F4DA}", "\\ud83d\\udcda")],
  ])("%s", (_, text) => {
    expect(parseWorkflow(text)).toMatchObject({ workflow, diagnostics: [] });
    expect(parseWorkflow(text)).not.toHaveProperty("draft");
  });

  test("YAML", () => {
    const text = `# A comment
blocks:
  search:
    type: books
    name: Search
    inputs:
      operation: books_search_volumes
      q: >-
        one
        {{TOPIC}}
      maxResults: 3
`;
    expect(parseWorkflow(text).workflow).toEqual({
      blocks: {
        search: {
          type: "books",
          name: "Search",
          inputs: { operation: "books_search_volumes", q: "one {{TOPIC}}", maxResults: 3 },
        },
      },
    });
  });
});

describe("every mistake of shape is found at its place", () => {
  test("in a workflow and in blocks", () => {
    expect(
      found(`blocks:
  a.b:
    tpye: books
    name: 12
    inputs: []
    input: {}
  c:
    type: ""
    name: C
    inputs: { q: x }
  d:
  e: books
extra: 1
name: [x]
`),
    ).toEqual([
      "2:3 workflow-block-id a.b",
      "3:5 workflow-key-unknown tpye",
      "4:11 workflow-value-type 12",
      "5:13 workflow-value-type []",
      "6:5 workflow-key-unknown input",
      '8:11 workflow-value-type ""',
      "10:5 workflow-key-missing inputs",
      "11:3 workflow-value-type d",
      "12:6 workflow-value-type books",
      "13:1 workflow-key-unknown extra",
      "14:7 workflow-value-type [x]",
    ]);
  });

  test("in connections and waits", () => {
    const head = "type: t, name: n, inputs: { operation: o }";
    expect(
      found(`blocks:
  a: { ${head}, connections: [b] }
  b: { ${head}, connections: { outgoing: b } }
  c: { ${head}, connections: { outgoing: [d, {}, { target: 1 }, { to: d }] } }
  d: { ${head}, wait: yes }
  e: { ${head}, wait: { everyMs: 0.5, waitMs: "9", max: 1 } }
  f: { ${head}, connections: {} }
`),
    ).toEqual([
      "2:65 workflow-value-type [b]",
      "3:77 workflow-value-type b",
      "4:78 workflow-value-type d",
      "4:81 workflow-key-missing {}",
      "4:95 workflow-value-type 1",
      "4:100 workflow-key-missing { to: d }",
      "4:102 workflow-key-unknown to",
      "5:58 workflow-value-type yes",
      "6:69 workflow-value-type 0.5",
      '6:82 workflow-value-type "9"',
      "6:87 workflow-key-unknown max",
      "7:52 workflow-key-missing connections",
    ]);
  });

  test.each([
    ["", ["1:1 file-empty "]],
    ["blocks:\n", ["1:1 workflow-empty blocks"]],
    ["blocks: {}\n", ["1:9 workflow-empty {}"]],
    ["blocks: [a]\n", ["1:9 workflow-value-type [a]"]],
    ["- a\n", ["1:1 workflow-value-type - a\n"]],
    ["name: x", ["1:1 workflow-key-missing name: x"]],
    ["blocks:\n\ta: 1\n", ["2:1 yaml-syntax \t"]],
    ["blocks:\n  a:\n    name: A\n\tinputs: {}\n", ["4:1 yaml-syntax \t"]],
    ["$schema: 1\nblocks: 2", ["1:10 workflow-value-type 1", "2:9 workflow-value-type 2"]],
    ["\uFEFFblock: {}", ["1:1 workflow-key-unknown block"]],
  ])("%j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test("a misspelt key is not missing as well, and the message has the right one", () => {
    const { diagnostics } = parseWorkflow("blokcs: {}");
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Unknown key "blokcs"; did you mean "blocks"?',
    ]);
  });
});

describe("the draft of a workflow with mistakes", () => {
  test("keeps every block and all that is usable", () => {
    const { workflow: whole, draft } = parseWorkflow(`blocks:
  a: { type: books, inputs: { q: "{{b.data}}" }, wait: yes, connections: { outgoing: [b, { target: b }] } }
  b: 1
`);
    expect(whole).toBeUndefined();
    expect(draft).toEqual({
      blocks: {
        a: {
          type: "books",
          name: "",
          inputs: { operation: "", q: "{{b.data}}" },
          connections: { outgoing: [{ target: "" }, { target: "b" }] },
          wait: {},
        },
        b: {
          type: "",
          name: "",
          inputs: { operation: "" },
          connections: { outgoing: [{ target: "" }] },
        },
      },
    });
  });

  test("there is none after a mistake of syntax, and what follows is not reported", () => {
    const text = "blocks:\n  a: { tpye: x }\n  b: [\n  c: { tpye: x }\n";
    const { draft, diagnostics } = parseWorkflow(text);
    expect(draft).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain("yaml-syntax");
    expect(diagnostics.every(({ range }) => range.start <= text.indexOf("["))).toBe(true);
  });
});

test.each([
  ["books", "blocks"],
  ["blocks: { a: b }", "type`, `name`, `inputs"],
  ["blocks: { a: { type: t, name: n, inputs: { operation: o }, connections: [] } }", "outgoing"],
])("the keys that a map needs are named: %s", (text, keys) => {
  const [first] = parseWorkflow(text).diagnostics;
  expect(first?.message).toMatch(`Expected a map with \`${keys}\`, but found `);
});

const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, true, 1, 0, "", "a", "{{a.b}}"),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        "blocks",
        "type",
        "name",
        "inputs",
        "operation",
        "connections",
        "outgoing",
        "target",
        "wait",
        "everyMs",
        "a",
      ),
      tie("any"),
    ),
  ),
})).any;

test("whatever the document is, it is either right, or reported and kept as a draft", () => {
  fc.assert(
    fc.property(values, values, (value, block) => {
      for (const document of [value, { blocks: { a: block } }]) {
        const text = JSON.stringify(document);
        const parsed = parseWorkflow(text);
        const isRight = parsed.diagnostics.length === 0;
        expect(parsed.workflow !== undefined).toBe(isRight);
        expect(parsed.draft === undefined).toBe(isRight || document === null);
        // What is right is kept as it is.
        if (isRight) expect(parsed.workflow).toEqual(document);
      }
    }),
  );
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(parseWorkflow(text).diagnostics.length).toBeGreaterThan(0);
    }),
  );
});
