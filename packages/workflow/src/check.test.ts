import { describe, expect, test } from "vitest";
import { anything } from "../../runtime/src/anything.fixture.ts";
import { blocksAtHand } from "./blocks.fixture.ts";
import { checkWorkflow } from "./check.ts";
import { locate } from "./diagnostics/location.ts";
import { parseWorkflow } from "./parse.ts";
import type { Workflow } from "./types.ts";

/** What is found: code, place and what is marked there. */
function found(text: string): readonly string[] {
  return checkWorkflow(parseWorkflow(text), blocksAtHand).map(({ code, range }) => {
    const { line, column } = locate(range).start;
    return `${line}:${column} ${code} ${range.file.text.slice(range.start, range.end)}`;
  });
}

const inputs = 'inputs: { operation: books_get_volume, apiKey: "{{KEY}}", volumeId: x }';

/** Blocks by id with the targets of their connections; line and column of the ids are known. */
function connected(edges: Readonly<Record<string, readonly string[]>>): string {
  const blocks = Object.entries(edges).map(([id, targets]) => {
    const outgoing = targets.map((target) => `{ target: ${target} }`).join(", ");
    return `  ${id}: { connections: { outgoing: [${outgoing}] }, type: books, name: n, ${inputs} }\n`;
  });
  return `blocks:\n${blocks.join("")}`;
}

describe("types, operations and waits", () => {
  test.each([
    [`type: book, name: n, ${inputs}`, ["2:14 workflow-type-unknown book"]],
    [
      "type: books, name: n, inputs: { operation: crm_query }",
      ["2:51 workflow-operation-unknown crm_query"],
    ],
    [
      'type: books, name: n, inputs: { operation: "{{WHAT}}" }',
      ['2:51 workflow-operation-reference "{{WHAT}}"'],
    ],
    [`wait: true, type: books, name: n, ${inputs}`, ["2:8 workflow-wait-without-job wait"]],
    [`wait: {}, type: books, name: n, ${inputs}`, ["2:8 workflow-wait-without-job wait"]],
    [`wait: false, type: books, name: n, ${inputs}`, []],
    ["type: '{{T}}', name: n, inputs: { operation: o }", ["2:14 reference-misplaced '{{T}}'"]],
    [`type: books, name: "{{N}}", ${inputs}`, ['2:27 reference-misplaced "{{N}}"']],
    [`type: books, name: "\\\\{{N}}", ${inputs}`, []],
  ])("%s", (block, expected) => {
    expect(found(`blocks:\n  a: { ${block} }\n`)).toEqual(expected);
  });

  test("a reference in a key is not filled in", () => {
    const text = `name: "{{N}}"
description: About {{N}}
blocks:
  a:
    type: persondata
    name: n
    inputs:
      operation: persondata_person_search
      apiKey: "{{KEY}}"
      query: { bool: [{ "{{KEY}}": 1 }] }
      "{{KEY}}": 1
`;
    expect(found(text)).toEqual([
      '1:7 reference-misplaced "{{N}}"',
      '10:25 reference-misplaced "{{KEY}}"',
      '11:7 workflow-input-unknown "{{KEY}}"',
    ]);
  });

  test("messages suggest what is meant", () => {
    const text = `blocks:\n  a: { type: boks, name: n, inputs: {operation: x} }\n  b: { type: books, name: n, inputs: { operation: books_get_volumes } }\n`;
    const messages = checkWorkflow(parseWorkflow(text), blocksAtHand).map((one) => one.message);
    expect(messages).toEqual([
      'There is no block of type "boks"; did you mean "books"?',
      'A books block has no operation "books_get_volumes"; did you mean "books_get_volume"?',
    ]);
  });
});

describe("connections", () => {
  test.each<[string, Parameters<typeof connected>[0], readonly string[]]>([
    ["none at all", { a: [], b: [] }, []],
    ["a line, a fork and a join", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
    [
      "to nowhere",
      { first: ["frist2", "second"], second: [] },
      ["2:48 connection-target-unknown frist2"],
    ],
    ["repeated", { a: ["b", "b"], b: [] }, ["2:59 connection-repeated b"]],
    ["to itself", { a: ["a"] }, ["2:44 connection-to-itself a"]],
    [
      "in a circle, with blocks behind it",
      { s: ["a"], a: ["b"], b: ["a", "c"], c: ["d"], d: [] },
      ["4:44 connection-cycle a", "5:3 block-unreachable c", "6:3 block-unreachable d"],
    ],
    [
      "in two circles",
      { a: ["a"], b: ["c"], c: ["b"] },
      ["2:44 connection-to-itself a", "4:44 connection-cycle b"],
    ],
    ["forgotten", { a: ["b"], b: [], c: [] }, ["4:3 block-unconnected c"]],
    [
      "perhaps the wrong one",
      { a: ["bb"], b: [], c: ["d"], d: [] },
      ["2:44 connection-target-unknown bb"],
    ],
    ["a reference", { a: ["'{{b.x}}'"], b: [] }, ["2:44 reference-misplaced '{{b.x}}'"]],
  ])("%s", (_, edges, expected) => {
    expect(found(connected(edges))).toEqual(expected);
  });

  test("a circle is written out, and named where blocks are behind it", () => {
    const text = connected({ a: ["b"], b: ["c"], c: ["a", "d"], d: [] });
    const messages = checkWorkflow(parseWorkflow(text), blocksAtHand).map((one) => one.message);
    expect(messages).toEqual([
      "The connections form a cycle: a -> b -> c -> a",
      'The block "d" never runs: it waits for a -> b -> c -> a, which cannot start',
    ]);
  });
});

describe("all of it together", () => {
  test("mistakes of shape and of meaning are found at the same time, in the order of the text", () => {
    const text = `blocks:
  a:
    type: boks
    nmae: A
    inputs: { operation: books_get_volume }
    connections: { outgoing: [{ target: c }] }
  b:
    type: books
    name: B
    wait: soon
    inputs: { operation: books_get_volume, apiKey: "{{KEY}}", volumeId: "{{a.data.id}}" }
`;
    expect(found(text)).toEqual([
      "3:11 workflow-type-unknown boks",
      "4:5 workflow-key-unknown nmae",
      "6:41 connection-target-unknown c",
      "10:5 workflow-wait-without-job wait",
      "10:11 workflow-value-type soon",
    ]);
  });

  test("connections that cannot be read are not blamed twice", () => {
    const rest = `type: books, name: n, inputs: { operation: books_get_volume, apiKey: "{{KEY}}", volumeId: "{{a.metadata.id}}" }`;
    for (const [slip, code] of [
      ["conections: { outgoing: [{ target: b }] }", "workflow-key-unknown conections"],
      ["connections: [b]", "workflow-value-type [b]"],
      ["connections: { outgoing: b }", "workflow-value-type b"],
    ]) {
      const text = `blocks:\n  a: { ${slip}, type: books, name: n, ${inputs} }\n  b: { ${rest} }\n`;
      expect(found(text).map((one) => one.replace(/^\S+ /, ""))).toEqual([code]);
    }
  });

  test("a value that could not be read is not judged, nor taken for a secret", () => {
    const text = `blocks:
  a: { type: books, name: n, inputs: { operation: books_get_volume, apiKey: {{KEY}}, volumeId: {{b.data}} } }
`;
    expect(found(text)).toEqual(["2:77 yaml-braces {{KEY}}", "2:96 yaml-braces {{b.data}}"]);
  });

  test("what an alias repeats is found once", () => {
    const text = `blocks:
  a: { type: persondata, name: n, inputs: &same { operation: persondata_person_enrich, apiKey: "{{KEY}}", email: "{{gone.y}}" } }
  b: { type: persondata, name: n, inputs: *same }
`;
    expect(found(text)).toEqual(["2:115 reference-block-unknown {{gone.y}}"]);
  });

  test("a workflow in code is placed in its JSON", () => {
    const workflow: Workflow = {
      blocks: { a: { type: "nope", name: "n", inputs: { operation: "o" } } },
    };
    const [diagnostic] = checkWorkflow(workflow, blocksAtHand);
    expect(diagnostic).toMatchObject({ code: "workflow-type-unknown" });
    const { file, start, end } = diagnostic?.range ?? { file: { text: "" }, start: 0, end: 0 };
    expect(JSON.parse(file.text)).toEqual(workflow);
    expect(file.text.slice(start, end)).toBe('"nope"');
  });

  test("a text that is no workflow has only what reading it found", () => {
    expect(found("blocks: [")).toEqual(["1:9 yaml-syntax ["]);
    expect(() => checkWorkflow(parseWorkflow(""), anything([{ ...blocksAtHand[0] }, {}]))).toThrow(
      TypeError,
    );
  });
});

describe("one mistake is reported once", () => {
  test("an id that two blocks have, where the second was meant to be another", () => {
    const text = connected({ a: ["b"], "a ": [], c: [] });
    expect(found(text)).toEqual(["3:3 key-duplicate a"]);
  });

  test("a connection of a block to itself, in place of the one that refers to it", () => {
    const text = connected({ a: ["a"], b: [] }).replace(
      /volumeId: x(?![^]*volumeId)/,
      'volumeId: "{{a.data.id}}"',
    );
    expect(text).toContain("a.data.id");
    expect(found(text)).toEqual(["2:44 connection-to-itself a"]);
  });
});

test("a text of 400,000 braces has few problems, and small ones", () => {
  const text = `blocks: { a: { type: books, name: n, ${inputs.replace("x", `"${"{{".repeat(200_000)}"`)} } }\n`;
  const diagnostics = checkWorkflow(parseWorkflow(text), blocksAtHand);
  expect(diagnostics.length).toBe(101);
  expect(JSON.stringify(diagnostics.map(({ range: _, ...said }) => said)).length).toBeLessThan(
    100_000,
  );
});

test("an error after very many warnings is not lost", () => {
  const blocks = Array.from(
    { length: 200 },
    (_, at) => `  b${at}: { type: books, name: n, ${inputs} }\n`,
  );
  const pair = `  y: { type: books, name: n, ${inputs}, connections: { outgoing: [{ target: z }] } }\n  z: { type: books, name: n, ${inputs} }\n`;
  const diagnostics = checkWorkflow(
    parseWorkflow(`blocks:\n${blocks.join("")}${pair}`),
    blocksAtHand,
  );
  expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(
    new Set(["warning", "error"]),
  );
  expect(diagnostics.at(-1)?.code).toBe("workflow-problems-many");
});
