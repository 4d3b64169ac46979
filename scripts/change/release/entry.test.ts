import { describe, expect, test } from "vitest";
import { caseFiles } from "../diff/cases.fixture.ts";
import { sectionsOf } from "./entry.ts";

// The sentences of all golden cases, of which `severity code word operation: sentence (place -> place) subject` is reported.
const reported = caseFiles("testdata")
  .flatMap(({ cases }) => cases.map(({ changes = "none" }) => changes))
  .filter((changes) => changes !== "none")
  .flatMap((changes) => changes.trim().split("\n"))
  .map((line) =>
    line.replace(/^\S+ \S+ \S+ \S+: /, "").replace(/ \([^()]* -> [^()]*\)[^()]*$/, ""),
  );

function kept(...lines: readonly string[]) {
  return sectionsOf([], { version: "1.1.0", sections: { Added: lines } });
}

describe("of a pending entry", () => {
  test("every line goes that the tool wrote, with its change", () => {
    expect(reported.length).toBeGreaterThan(200);
    expect(kept(...reported, ...reported.map((line) => `\`shelf_find\`: ${line}`))).toEqual({});
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
