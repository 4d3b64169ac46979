import { isFree, zoneItems, zoneOf } from "../coverage/zones.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, sent } from "./probe.ts";

const seasons = ["2026-01-31T23:30:00Z", "2026-07-31T23:30:00Z"];
const zones = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"];

/** Of Berlin. */
const clocks = {
  "clocks forward": ["2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z"],
  "clocks back": ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
};

const noZones = ["Mars/Base", "GMT+2", "../Berlin"];

/** A time in several zones, and in none. */
export function* zoned(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const zone = zoneOf(operation, parameter);
  if (zone === undefined) return;
  const items = Object.keys(zoneItems(operation, parameter));
  const given = (text: unknown, name: unknown, aspect: string) => {
    const probe = sent(probed, text, "parameter", aspect);
    return {
      ...probe,
      title: `${probe.title} in ${String(name)}`,
      given: { ...probe.given, [zone.name]: name },
    };
  };
  if (items.includes("default zone")) {
    yield given(sampleOf(parameter), undefined, "default zone");
  }
  if (items.includes("zone")) {
    const named = isFree(zone) ? zones : (zone.limits.enum ?? [sampleOf(zone)]);
    for (const name of named) for (const text of seasons) yield given(text, name, "zone");
  }
  for (const [aspect, texts] of Object.entries(clocks)) {
    if (!items.includes(aspect)) continue;
    for (const text of texts) yield given(text, "Europe/Berlin", aspect);
  }
  if (!items.includes("no zone")) return;
  for (const name of noZones) {
    const { shows, ...probe } = given(sampleOf(parameter), name, "no zone");
    yield { ...probe, shows: { refused: shows.sent ?? [] } };
  }
}
