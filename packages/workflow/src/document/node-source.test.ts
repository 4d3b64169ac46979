import { describe, expect, test } from "vitest";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import { readDocument } from "./read.ts";

const text = `version: v1
empty:
auth: &auth
  - { param: apiKey }
copy: *auth
reply: { 200: Item }
`;
const { source } = readDocument({ path: "demo.yaml", text });

function shown({ file, start, end }: SourceRange): string {
  return file.text.slice(start, end);
}

describe("places in a manifest", () => {
  test.each([
    [["version"], "v1", "version"],
    [["auth", 0], "{ param: apiKey }", "{ param: apiKey }"],
    [["auth", 0, "param"], "apiKey", "param"],
    [["reply", "200"], "Item", "200"],
    [["copy", 0, "param"], "apiKey", "param"],
  ])("%j", (path, value, key) => {
    expect(shown(source.valueAt(path))).toBe(value);
    expect(shown(source.keyAt(path))).toBe(key);
  });

  test("an empty value is marked at its key", () => {
    expect(shown(source.valueAt(["empty"]))).toBe("empty");
  });

  test("what does not exist is marked at its nearest ancestor", () => {
    expect(shown(source.valueAt(["auth", 0, "send", "x"]))).toBe("{ param: apiKey }");
    expect(shown(source.valueAt(["auth", 7]))).toContain("- { param: apiKey }");
    expect(shown(source.keyAt(["version", "deeper"]))).toBe("v1");
  });
});
