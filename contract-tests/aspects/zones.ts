import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { clockOf, isFreeZone, zoneOf } from "../values/zones.ts";
import { type Aspect, text } from "./aspect.ts";

/** A time in zones of either side of the world, where clocks change, and in none. */
export function zoneAspects(
  operation: OperationContract,
  parameter: ParameterContract,
): readonly Aspect[] {
  const { name, limits } = parameter;
  const zone = zoneOf(operation, parameter);
  if (zone === undefined || limits.format === "date") return [];
  const about = (what: string, is: (time: string, zone: unknown) => boolean): Aspect => ({
    kind: "parameter",
    text: `${name}: ${what}`,
    shown: ({ inputs }) => is(String(inputs[name] ?? ""), inputs[zone.name]),
  });
  const { seasons, changes } = clockOf(parameter);
  const named = isFreeZone(zone)
    ? ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
    : (zone.limits.enum ?? []);
  return [
    ...named.flatMap((each) =>
      Object.entries(seasons).map(([when, shown]) =>
        about(`${when}, ${each}`, (time, given) => given === each && time === shown),
      ),
    ),
    ...(zone.default === undefined
      ? []
      : [about("without a zone", (time, given) => time !== "" && given === undefined)]),
    ...(isFreeZone(zone)
      ? [
          ...Object.entries(changes).map(([when, shown]) =>
            about(when, (time, given) => given === "Europe/Berlin" && time === shown),
          ),
          about("no zone", (_, given) => text(/^Mars/)(given)),
          about("an offset in place of a zone", (_, given) => text(/^GMT\+/)(given)),
          about("a path in place of a zone", (_, given) => text(/^\.\.\//)(given)),
        ]
      : []),
  ];
}
