import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "../../runtime/src/cpu-time.fixture.ts";
import { type Part, parseTemplate } from "./reference.ts";

/** Parts without their offsets. */
function read(text: string) {
  return parseTemplate(text).map(({ start: _, end: __, ...part }) => part);
}

test.each([
  ["{{search.data}}", "search", ["data"]],
  ["{{search.data[0].id}}", "search", ["data", "0", "id"]],
  ["{{search.data.0.id}}", "search", ["data", "0", "id"]],
  ['{{list.data["@odata.type"]}}', "list", ["data", "@odata.type"]],
  ['{{list["data"]}}', "list", ["data"]],
  ['{{a.b["}}"]["{{"]["\\"\\u00e9"]}}', "a", ["b", "}}", "{{", '"é']],
  ["{{ step-1.$id\n}}", "step-1", ["$id"]],
  ["{{1.b}}", "1", ["b"]],
])("%s is an output", (text, block, path) => {
  expect(read(text)).toEqual([{ kind: "output", block, path }]);
});

test.each([
  ["{{BOOKS_API_KEY}}", "BOOKS_API_KEY"],
  ["{{  _key2\t}}", "_key2"],
])("%s is a secret", (text, name) => {
  expect(read(text)).toEqual([{ kind: "secret", name }]);
});

test.each([
  ["{{}}", "is empty"],
  ["{{ }}", "is empty"],
  ["{{a.b", "has no closing braces"],
  ["{{a.b}", "has no closing braces"],
  ["{{step-1}}", "names no output and is not the name of a secret"],
  ["{{.b}}", "starts with neither a block id nor the name of a secret"],
  ["{{a.}}", "has an unexpected . after a; "],
  ["{{a..b}}", "has an unexpected ..b after a; "],
  ["{{a.b | upper}}", "has an unexpected | upper after a.b; "],
  ["{{a.@odata.type}}", "has an unexpected .@odata.type after a; "],
  ["{{a.b['c']}}", "has an unexpected ['c'] after a.b; "],
  ["{{a.b[x]}}", "has an unexpected [x] after a.b; "],
  ['{{a.b["\\q"]}}', 'has an unexpected ["\\q"] after a.b; '],
  ["{{a.b[-1]}}", "has an unexpected [-1] after a.b; "],
])("%s is malformed", (text, reason) => {
  expect(read(text)).toEqual([
    { kind: "malformed", text, reason: expect.stringContaining(reason) },
  ]);
});

describe("text", () => {
  test.each([
    ["plain { } }} text", "plain { } }} text"],
    ["\\{{a.b}}", "{{a.b}}"],
    ["C:\\dir \\x {", "C:\\dir \\x {"],
    ["\\\\\\{{", "\\{{"],
  ])("%s", (text, meant) => {
    expect(read(text)).toEqual([{ kind: "text", text: meant }]);
  });

  test("around references, in JSON text and after backslashes", () => {
    expect(read('{"a":{{x.y}}}')).toMatchObject([
      { text: '{"a":' },
      { block: "x", path: ["y"] },
      { text: "}" },
    ]);
    expect(read("C:\\\\{{x.y}}")).toMatchObject([{ text: "C:\\" }, { block: "x" }]);
  });

  test("a reference that is not closed leaves the next one alone", () => {
    expect(read("{{a {{b.c}}")).toMatchObject([
      { kind: "malformed", text: "{{a " },
      { block: "b", path: ["c"] },
    ]);
  });

  test("three braces, as other languages have them, are no reference with braces around it", () => {
    expect(read("{{{a.b}}}")).toMatchObject([{ kind: "malformed" }, { text: "}" }]);
  });
});

const likely = fc.oneof(
  fc.constantFrom("{", "}", "{{", "}}", "\\", ".", "[0]", '["', '"]', "a", "B_1", " ", "\n", "é"),
  fc.string({ unit: "binary" }),
);
const texts = fc.array(likely).map((pieces) => pieces.join(""));

test("parts cover any text without a gap, and texts never stand side by side", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = parseTemplate(text);
      expect([0, ...parts.map(({ end }) => end)]).toEqual([
        ...parts.map(({ start }) => start),
        text.length,
      ]);
      expect(parts.every(({ start, end }) => start < end)).toBe(true);
      const kinds = parts.map(({ kind }) => kind).join(" ");
      expect(kinds).not.toContain("text text");
    }),
  );
});

type Meant = Part extends infer Each
  ? Each extends Part
    ? Omit<Each, "start" | "end">
    : never
  : never;

const references: fc.Arbitrary<Meant> = fc.oneof(
  fc.record({ kind: fc.constant("secret" as const), name: fc.stringMatching(/^[A-Za-z_]\w*$/) }),
  fc.record({
    kind: fc.constant("output" as const),
    block: fc.stringMatching(/^[\w-]+$/),
    path: fc.array(fc.oneof(fc.nat().map(String), fc.string({ unit: "binary" })), { minLength: 1 }),
  }),
);

function printed(part: Meant, next: Meant | undefined): string {
  if (part.kind === "secret") return `{{${part.name}}}`;
  if (part.kind === "output") {
    const members = part.path.map((name) => `[${JSON.stringify(name)}]`);
    return `{{${part.block}${members.join("")}}}`;
  }
  const text = part.text.replace(/(\\*)\{\{/g, "$1$1\\{{");
  return next && next.kind !== "text" ? text.replace(/\\+$/, "$&$&") : text;
}

test("what is printed of parts is read as these parts", () => {
  // Three braces before a name are malformed, so no text before a reference ends with a brace.
  const text = texts.filter((found) => found !== "" && !found.endsWith("{"));
  const pair = fc.tuple(text, references);
  fc.assert(
    fc.property(fc.array(pair), fc.option(text), (pairs, last) => {
      const parts: Meant[] = pairs.flatMap(([before, reference]) => [
        { kind: "text", text: before },
        reference,
      ]);
      if (last !== null) parts.push({ kind: "text", text: last });
      const whole = parts.map((part, index) => printed(part, parts[index + 1])).join("");
      expect(read(whole)).toEqual(parts);
    }),
  );
});

test.each([
  "{{",
  "\\",
  '{{a["',
  "{{ ",
  "{{a.b",
  "{{a.b[",
  "{",
  '"',
])("a text full of %s takes no long time", (repeated) => {
  const started = process.cpuUsage();
  expect(parseTemplate(repeated.repeat(100_000)).length).toBeLessThan(100_001);
  expect(cpuMs(started)).toBeLessThan(2_000);
});
