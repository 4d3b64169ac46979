import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diagnosticsOf, type SourceFile } from "./diagnostic.ts";
import { formatGitHub, formatText, report } from "./format.ts";
import { locate } from "./location.ts";

const diagnostic = diagnosticsOf({
  "key-missing": {
    severity: "error",
    message: 'Missing key "{key}"',
    cause: "A key is absent.",
    fix: "Add the key.",
  },
});

function at(file: SourceFile, marked: string) {
  const start = file.text.indexOf(marked);
  return diagnostic("key-missing", { file, start, end: start + marked.length }, { key: "a" });
}

function linesOf(text: string, marked: string): readonly string[] {
  return formatText(at({ path: "demo.yaml", text }, marked)).split("\n");
}

describe("text", () => {
  test("place, source line, carets and fix", () => {
    expect(linesOf("one: 1\ntwo: 2\n", "two")).toEqual([
      'demo.yaml:2:1 error key-missing: Missing key "a"',
      "  two: 2",
      "  ^^^",
      "  fix: Add the key.",
    ]);
  });

  test("columns count characters; carets stand under wide ones", () => {
    const [place, , carets] = linesOf('x: "📦é字", y: 1\r\n', "y");
    expect(place).toMatch(/^demo\.yaml:1:11 /);
    expect(carets).toBe(`  ${" ".repeat(12)}^`);
  });

  test("of a long line, the part around the problem", () => {
    const [, line = "", carets = ""] = linesOf(`${"a".repeat(500)}HERE${"b".repeat(500)}`, "HERE");
    expect(line.length).toBeLessThan(110);
    expect(line.slice(carets.indexOf("^"), carets.length)).toBe("HERE");
  });

  test("a range over several lines marks the first", () => {
    expect(linesOf("a: [\n  1,\n]\n", "[\n  1,\n]").slice(1, 3)).toEqual(["  a: [", "     ^"]);
  });

  test("nothing in a manifest reaches the terminal as a command", () => {
    const hostile = "\u001b]0;x\u0007\nb";
    const file = { path: hostile, text: "a: \u001b[31m\u202ered\u200b\u0007\tx\n" };
    const range = { file, start: 0, end: 1 };
    const found = diagnostic("key-missing", range, { key: hostile });
    const printed = formatText({ ...found, fix: hostile });
    // Line ends between the parts are all that may remain.
    expect(printed.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(printed.split("\n")).toHaveLength(4);
  });

  test("colours come from the caller", () => {
    const file = { path: "demo.yaml", text: "one: 1\n" };
    expect(formatText(at(file, "one"), (text, role) => `<${role}>${text}`)).toContain(
      "<place>demo.yaml:1:1 <error>error <code>key-missing: ",
    );
  });
});

test("a report holds the place, the cause and the fix", () => {
  expect(report(at({ path: "demo.yaml", text: "a\nbc: 1" }, "bc"))).toMatchObject({
    code: "key-missing",
    severity: "error",
    file: "demo.yaml",
    start: { line: 2, column: 1 },
    end: { line: 2, column: 3 },
    fix: "Add the key.",
  });
});

test("github escapes what would end a command or a property", () => {
  const file = { path: "a,b:c%.yaml", text: "one: 1\n" };
  const found = diagnostic(
    "key-missing",
    { file, start: 0, end: 3 },
    { key: "100%\r\n::error::x" },
  );
  expect(formatGitHub(found)).toBe(
    "::error file=a%2Cb%3Ac%25.yaml,line=1,col=1,endLine=1,endColumn=4,title=key-missing::" +
      'Missing key "100%25%0D%0A::error::x"%0Afix: Add the key.',
  );
});

test("a place counts the lines and characters before it", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.nat(), (lines, seed) => {
      const text = lines.join("\n");
      const start = seed % (text.length + 1);
      const before = text.slice(0, start).split("\n");
      const { start: place } = locate({ file: { path: "x", text }, start, end: start });
      expect(place).toEqual({ line: before.length, column: [...(before.at(-1) ?? "")].length + 1 });
    }),
  );
});

test("many problems of one long line are written in time", () => {
  const file = { path: "a.yaml", text: `${"😀{}".repeat(50_000)}\n` };
  const started = process.cpuUsage();
  for (let count = 0; count < 10_000; count++) {
    const range = { file, start: count * 4 + 2, end: count * 4 + 4 };
    formatText({ code: "a", severity: "error", message: "", cause: "", fix: "", range });
  }
  // Less than one where nothing else runs; it would take a minute if each read the whole line.
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(10_000);
});
