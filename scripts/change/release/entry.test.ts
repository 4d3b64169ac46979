import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sectionsOf } from "./entry.ts";

// The sentences of all golden cases, of which `severity rule subject: sentence (place -> place)` is told.
const testdata = join(import.meta.dirname, "../diff/testdata");
const told = readdirSync(testdata, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".txt"))
  .flatMap((path) => readFileSync(join(testdata, path), "utf8").trim().split("\n"))
  .map((line) => line.replace(/^\S+ \S+ \S+: /, "").replace(/ \([^()]* -> [^()]*\)$/, ""));

function kept(...lines: readonly string[]) {
  return sectionsOf([], { version: "1.1.0", sections: { Added: lines } });
}

describe("of a pending entry", () => {
  test("every line goes that the tool wrote, with its change", () => {
    expect(told.length).toBeGreaterThan(200);
    expect(kept(...told, ...told.map((line) => `\`shelf_find\`: ${line}`))).toEqual({});
  });

  test.each([
    "Support for lists was added.",
    "The old login was removed.",
    "The wording of messages changed.",
    "The input of secrets was removed.",
    "Asking page by page is deprecated.",
  ])("a line of a person's stays: %s", (line) => {
    expect(kept(line)).toEqual({ Added: [line] });
  });
});
