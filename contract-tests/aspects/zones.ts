import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { isFreeZone, zoneOf } from "../values/zones.ts";
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
  const berlin = (pattern: RegExp) => (time: string, given: unknown) =>
    given === "Europe/Berlin" && pattern.test(time);
  const named = isFreeZone(zone)
    ? ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
    : (zone.limits.enum ?? []);
  return [
    ...named.flatMap((each) => [
      about(`in winter, ${each}`, (time, given) => given === each && /-01-31/.test(time)),
      about(`in summer, ${each}`, (time, given) => given === each && /-07-31/.test(time)),
    ]),
    ...(zone.default === undefined
      ? []
      : [about("without a zone", (time, given) => time !== "" && given === undefined)]),
    ...(isFreeZone(zone)
      ? [
          about("before clocks go forward", berlin(/03-29T00:59/)),
          about("after clocks go forward", berlin(/03-29T01:00:00Z/)),
          about("before clocks go back", berlin(/10-25T00:30/)),
          about("after clocks go back", berlin(/10-25T01:30/)),
          about("no zone", (_, given) => text(/^Mars/)(given)),
          about("an offset in place of a zone", (_, given) => text(/^GMT\+/)(given)),
          about("a path in place of a zone", (_, given) => text(/^\.\.\//)(given)),
        ]
      : []),
  ];
}
