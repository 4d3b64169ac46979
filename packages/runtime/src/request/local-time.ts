import { wrongInput } from "../tool-error.ts";
import { refuse } from "./refusal.ts";
import { timeOf } from "./times.ts";

/**
 * What a clock of the zone shows at a point in time: date and time to the second, without an offset. A date, or
 * a date-time without an offset, is of that zone already, also where its clocks skip the hour or show it twice.
 * Refused when the text holds no time, or when `Intl` knows no such zone.
 */
export function localTime(text: string, input: string, zone: string, zoneInput: string): string;
export function localTime(
  text: string | undefined,
  input: string,
  zone: string,
  zoneInput: string,
): string | undefined;
export function localTime(
  text: string | undefined,
  input: string,
  zone: string,
  zoneInput: string,
): string | undefined {
  if (text === undefined) return undefined;
  const given = text.trim();
  const isOfZone = /T[\d:.]*$/i.test(given);
  const time = timeOf(isOfZone ? `${given}Z` : given, input);
  const offset = offsetOf(time, zone);
  if (offset === undefined) {
    return refuse(wrongInput(zoneInput, "a time zone, such as Europe/Berlin"));
  }
  const isInstant = /T/i.test(given) && !isOfZone;
  const shown = new Date(isInstant ? time + offset : time).toISOString().slice(0, 19);
  if (/^\d{4}-/.test(shown)) return shown;
  return refuse(wrongInput(input, "a time in the years 0000 to 9999"));
}

/**
 * Seconds since 1970 of what a clock of the zone shows. A date begins then, and a date-time with an offset is a
 * point in time whatever the zone. Of an hour that clocks show twice, the first is meant; what they skip is as
 * long after it as it would have been without the change. Refused as by `localTime`.
 */
export function localEpoch(text: string, input: string, zone: string, zoneInput: string): number;
export function localEpoch(
  text: string | undefined,
  input: string,
  zone: string,
  zoneInput: string,
): number | undefined;
export function localEpoch(
  text: string | undefined,
  input: string,
  zone: string,
  zoneInput: string,
): number | undefined {
  if (text === undefined) return undefined;
  const given = text.trim();
  const isInstant = /T.*(?:Z|[+-]\d\d:\d\d)$/i.test(given);
  const time = timeOf(isInstant || !/T/i.test(given) ? given : `${given}Z`, input);
  // Clocks change at most once in these two days.
  const [before, after] = [time - DAY, time + DAY].map((near) => offsetOf(near, zone));
  if (before === undefined || after === undefined) {
    refuse(wrongInput(zoneInput, "a time zone, such as Europe/Berlin"));
    return 0;
  }
  if (isInstant) return Math.floor(time / 1000);
  const found = [before, after].find((offset) => offsetOf(time - offset, zone) === offset);
  return Math.floor((time - (found ?? before)) / 1000);
}

const DAY = 86_400_000;

/** Milliseconds by which clocks of a zone are ahead of UTC at a time; undefined for a zone that is not known. */
function offsetOf(time: number, timeZone: string): number | undefined {
  try {
    const shown = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    const name = shown.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value;
    // `GMT`, `GMT+05:30`; long ago also with seconds.
    const [sign, hours = 0, minutes = 0, seconds = 0] = (name ?? "").match(/[+-]|\d+/g) ?? [];
    const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return sign === "-" ? -ahead : ahead;
  } catch {
    return undefined;
  }
}
