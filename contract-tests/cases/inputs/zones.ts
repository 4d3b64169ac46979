import { clockOf, isFreeZone, zoneOf } from "../../values/zones.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

const zones = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"];

const noZones = ["Mars/Base", "GMT+2", "../Berlin"];

/** A time in several zones, and in none. */
export function* zoned(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const zone = zoneOf(operation, parameter);
  if (zone === undefined || parameter.limits.format === "date") return;
  const given = (text: unknown, name: unknown): Proposal => {
    const probe = tried(probed, text);
    return {
      ...probe,
      title: `${probe.title} in ${String(name)}`,
      given: { ...probe.given, [zone.name]: name },
    };
  };
  if (zone.default !== undefined) yield given(sampleOf(parameter), undefined);
  const isFree = isFreeZone(zone);
  const { seasons, changes } = clockOf(parameter);
  const named = isFree ? zones : (zone.limits.enum ?? [sampleOf(zone)]);
  for (const name of named) for (const text of Object.values(seasons)) yield given(text, name);
  if (!isFree) return;
  for (const text of Object.values(changes)) yield given(text, "Europe/Berlin");
  for (const name of noZones) yield given(sampleOf(parameter), name);
}
