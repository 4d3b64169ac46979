import { expect, test } from "vitest";
import { day, epoch, epochMs } from "./times.ts";

test("a date-time travels as seconds, milliseconds or its day in UTC", () => {
  const text = "2026-01-31T23:30:00.5-02:00";
  expect(epoch(text, "at")).toBe(1_769_909_400);
  expect(epochMs(text, "at")).toBe(1_769_909_400_500);
  expect(day(text, "at")).toBe("2026-02-01");
});

test("a date begins in UTC, and seconds may be left out", () => {
  expect(epoch("2024-02-29", "at")).toBe(1_709_164_800);
  expect(day(" 2024-02-29 ", "at")).toBe("2024-02-29");
  expect(epoch("2024-02-29t08:00z", "at")).toBe(1_709_193_600);
});

test("nothing stays nothing", () => {
  expect([epoch, epochMs, day].map((make) => make(undefined, "at"))).toEqual(Array(3));
});

test.each([
  "2026-02-30",
  "2026-13-01",
  "2026-01-31T25:00Z",
  "2026-01-31T08:00:00",
  "31.1.2026",
  "now",
  "1769817600",
  "2026-01-31T08:00:00Z; DROP",
])("%s is no point in time", (text) => {
  for (const make of [epoch, epochMs, day]) {
    expect(() => make(text, "since")).toThrow(
      expect.objectContaining({ code: "invalid_input", input: "since" }),
    );
  }
});
