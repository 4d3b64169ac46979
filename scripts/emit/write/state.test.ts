import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import {
  formatState,
  type OutputRecord,
  parseState,
  readStateText,
  STATE_FILE,
  versionOf,
} from "./state.ts";

const record: OutputRecord = {
  spec: "specs/a.yaml",
  block: "a",
  operations: 2,
  hooks: ["hooks/a.ts"],
  fingerprint: "f",
  targets: { a: { fingerprint: "g", packing: "p" } },
  files: { "src/b.ts": "2", "a.ts": "1" },
};

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const records = fc.record({
  spec: fc.option(fc.string()),
  block: fc.option(fc.string()),
  operations: fc.nat(),
  hooks: fc.array(name),
  fingerprint: fc.string(),
  targets: fc.dictionary(name, fc.record({ fingerprint: fc.string(), packing: fc.string() }), {
    noNullPrototype: true,
  }),
  files: fc.dictionary(name, fc.string(), { noNullPrototype: true }),
});

test("what is formatted is parsed again, whatever the order it came in", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, records)), (entries) => {
      const state = new Map<string, OutputRecord>(entries);
      expect(new Map(parseState(formatState(state, "1.0.0")))).toEqual(state);
      const reversed = new Map([...state].toReversed());
      expect(formatState(reversed, "1.0.0")).toBe(formatState(state, "1.0.0"));
    }),
  );
});

test("has one line per file, sorted", () => {
  const lines = formatState(new Map([["a", record]]), "1.0.0").split("\n");
  expect(lines.filter((line) => line.includes('.ts":'))).toEqual([
    '        "a.ts": "1",',
    '        "src/b.ts": "2"',
  ]);
});

test("names the version that wrote it, whatever its format", () => {
  const text = formatState(new Map([["a", record]]), "1.2.0-next.3");
  expect(versionOf(text)).toBe("1.2.0-next.3");
  expect(versionOf(text.replace('"format": 1', '"format": 9'))).toBe("1.2.0-next.3");
  expect(versionOf(text.replace("1.2.0", "1.2"))).toBeNull();
  expect(versionOf("")).toBeNull();
});

test("a state that cannot be read is named with what to do", () => {
  expect(readStateText(newFolder())).toBe("");
  expect(() => readStateText(newFolder({ [`${STATE_FILE}/`]: "" }))).toThrow(
    /^cannot read .*\.blockwright\.json \(EISDIR\); make it a readable file, or delete it$/,
  );
});

describe("a damaged state is refused", () => {
  const broken = (change: object, id = "a") =>
    JSON.stringify({ format: 1, outputs: { [id]: { ...record, ...change } } });
  test.each([
    ["merge markers", "<<<<<<< HEAD"],
    ["another format", '{"format":2,"outputs":{}}'],
    ["no outputs", '{"format":1}'],
    ["a file outside", broken({ files: { "../../etc/passwd": "1" } })],
    ["an absolute file", broken({ files: { "/etc/passwd": "1" } })],
    ["a hook outside", broken({ hooks: ["../a.ts"] })],
    ["a package outside", broken({}, "../a")],
    ["a hidden package", broken({}, ".git")],
    ["an entry that is null", '{"format":1,"outputs":{"a":null}}'],
    ["a target outside", broken({ targets: { "../a": { fingerprint: "g", packing: "p" } } })],
    ["a target that is null", broken({ targets: { a: null } })],
    ["a target without packing", broken({ targets: { a: { fingerprint: "g" } } })],
    ["a number for a hash", broken({ files: { a: 1 } })],
  ])("%s", (_, text) => {
    expect(() => parseState(text)).toThrow(
      /^\.blockwright\.json cannot be read: .*; restore it from git, or make everything anew: `npx blockwright generate --force`$/s,
    );
  });
});
