import { expect, test } from "vitest";
import { localEpoch, localTime } from "./local-time.ts";

function shown(text: string, zone: string): string {
  return localTime(text, "start", zone, "timeZone");
}

test.each([
  ["2015-05-28T17:00:00Z", "America/Los_Angeles", "2015-05-28T10:00:00"],
  ["2015-05-28T17:00:00.999-02:00", "UTC", "2015-05-28T19:00:00"],
  ["2026-01-01T00:30:00+05:30", "Asia/Kolkata", "2026-01-01T00:30:00"],
  ["2026-06-30T23:45:00Z", "Australia/Lord_Howe", "2026-07-01T10:15:00"],
  ["1890-01-01T12:00:00Z", "Europe/Berlin", "1890-01-01T12:53:28"],
  ["2026-01-31t08:00z", "europe/berlin", "2026-01-31T09:00:00"],
])("%s in %s", (text, zone, local) => {
  expect(shown(text, zone)).toBe(local);
});

test("a date, or a date-time without an offset, is of the zone already", () => {
  expect(shown("2026-01-31", "America/Los_Angeles")).toBe("2026-01-31T00:00:00");
  expect(shown(" 2026-01-31T08:00 ", "Asia/Tokyo")).toBe("2026-01-31T08:00:00");
  expect(shown("2026-01-31T08:00:09.5", "Asia/Tokyo")).toBe("2026-01-31T08:00:09");
});

test("where clocks go forward, no time that they skip is made, and one that is given stays", () => {
  expect(shown("2026-03-29T00:59:59Z", "Europe/Berlin")).toBe("2026-03-29T01:59:59");
  expect(shown("2026-03-29T01:00:00Z", "Europe/Berlin")).toBe("2026-03-29T03:00:00");
  expect(shown("2026-03-29T02:30:00", "Europe/Berlin")).toBe("2026-03-29T02:30:00");
});

test("where clocks go back, two points in time are shown as one", () => {
  expect(shown("2026-10-25T00:30:00Z", "Europe/Berlin")).toBe("2026-10-25T02:30:00");
  expect(shown("2026-10-25T01:30:00Z", "Europe/Berlin")).toBe("2026-10-25T02:30:00");
});

test("nothing stays nothing, whatever the zone", () => {
  expect(localTime(undefined, "start", "Mars/Base", "timeZone")).toBeUndefined();
});

test.each([
  "Mars/Base",
  "../etc",
  "GMT+2",
  "Europe/Berlin\nX",
  "__proto__",
])("%s is no zone, and its input is named", (zone) => {
  expect(() => shown("2026-01-31T08:00:00Z", zone)).toThrow(
    expect.objectContaining({
      code: "invalid_input",
      input: "timeZone",
      message: "timeZone must be a time zone, such as Europe/Berlin.",
    }),
  );
});

test.each([
  "2026-02-30T08:00:00",
  "2026-02-30",
  "T08:00",
  "now",
  "2026-01-31T25:00",
  "0000-01-01T00:00:00Z",
])("%s is no time there", (text) => {
  expect(() => shown(text, "America/New_York")).toThrow(
    expect.objectContaining({ code: "invalid_input", input: "start" }),
  );
});

function moment(text: string, zone: string): string {
  return new Date(localEpoch(text, "start", zone, "timeZone") * 1000).toISOString();
}

test.each([
  ["2026-01-31", "America/Los_Angeles", "2026-01-31T08:00:00.000Z"],
  ["2026-07-31T23:30:00.9", "Europe/Berlin", "2026-07-31T21:30:00.000Z"],
  ["2026-06-30t23:45", "Australia/Lord_Howe", "2026-06-30T13:15:00.000Z"],
  ["2026-01-31T23:30:00-02:00", "Asia/Tokyo", "2026-02-01T01:30:00.000Z"],
  // Clocks skip it; they show it twice; they are put back and forward by half an hour.
  ["2026-03-29T02:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["2026-04-05T01:45:00", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"],
  ["2026-10-04T02:15:00", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
])("%s on a clock in %s is %s", (text, zone, time) => {
  expect(moment(text, zone)).toBe(time);
});

test("a time on a clock is that at which it shows it", () => {
  for (let hour = 0; hour < 24 * 366; hour += 23) {
    const text = new Date(Date.UTC(2026, 0, 1, hour, 20)).toISOString().slice(0, 19);
    const time = moment(text, "America/New_York");
    // The one hour that is skipped is 2026-03-08T02.
    if (!text.startsWith("2026-03-08T02")) expect(shown(time, "America/New_York")).toBe(text);
  }
});

test("of no time and no zone, the input is named", () => {
  expect(() => moment("2026-02-30", "UTC")).toThrow(/^start must be a date/);
  expect(() => moment("2026-01-31", "Mars/Base")).toThrow(/^timeZone must be a time zone/);
  expect(localEpoch(undefined, "start", "UTC", "timeZone")).toBeUndefined();
});
