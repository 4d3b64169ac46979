import { describe, expect, test } from "vitest";
import type { OutputStep } from "../definition.ts";
import { mapOutputs } from "../outputs/map.ts";
import { everyStep } from "./every-step.ts";
import { steps } from "./steps.ts";

const roots = { status: 200, headers: new Headers(), params: {} };

const invalid = Symbol("invalid");

describe("a value is converted", () => {
  test.each<[OutputStep, unknown, unknown]>([
    ["number", "-1e3", -1000],
    ["number", 7, 7],
    ["number", "0x1f", invalid],
    ["number", "Infinity", invalid],
    ["number", "1e999", invalid],
    ["boolean", "TRUE", true],
    ["boolean", 0, false],
    ["boolean", "yes", invalid],
    ["boolean", ["true"], invalid],
    ["text", true, "true"],
    ["text", {}, invalid],
    ["json", '{"a":[null]}', { a: [null] }],
    ["json", "{", invalid],
    ["json", 1, invalid],
    ["base64-text", "w7xu\nw6k=", "üné"],
    ["base64-text", "8J-YgA", "😀"],
    ["base64-text", "/w==", invalid],
    ["base64-text", "*", invalid],
    ["date-time", 1_767_225_600, "2026-01-01T00:00:00Z"],
    ["date-time", "1767225600.5", "2026-01-01T00:00:00.500Z"],
    ["date-time", 1e15, invalid],
    ["epoch", "2026-01-01T01:30:00.9+01:30", 1_767_225_600],
    ["epoch", "2026-01-01", 1_767_225_600],
    ["epoch", "2026-01-01T00:00:00", invalid],
    ["epoch", "2026-13-01", invalid],
  ])("to %s: %j", (step, value, expected) => {
    const outputs = { it: { type: "json", from: ["body"], convert: [step] } } as const;
    const give = () =>
      mapOutputs({ outputs, keywords: steps(everyStep) }, { ...roots, body: value })["it"];
    if (expected === invalid) expect(give).toThrow();
    else expect(give()).toEqual(expected);
  });
});
