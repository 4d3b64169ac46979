import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { countingValue, valueOf } from "../oracle/values.ts";
import { isFreeZone, zoneOf } from "../values/zones.ts";
import { areRight, type Aspect, isGiven, text } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";
import { itemsOf } from "./limits.ts";

/** What has to be tried of a parameter beside another one: what that allows, and what decides whether it is sent. */
export function conditionAspects(
  operation: OperationContract,
  parameter: ParameterContract,
): readonly Aspect[] {
  return [
    ...dependentAspects(operation, parameter),
    ...whenAspects(operation, parameter),
    ...zoneAspects(operation, parameter),
  ];
}

function dependentAspects(
  operation: OperationContract,
  { name, enumBy, limits }: ParameterContract,
): readonly Aspect[] {
  if (!enumBy) return [];
  const { parameter, values } = enumBy;
  const other = parameterOf(operation, parameter);
  const isBeside = (allowed: readonly string[] = []) =>
    limits.enum?.some((each) => !allowed.includes(String(each))) ?? true;
  const holdsAny = (seen: Seen, isOne: (item: string) => boolean) =>
    isGiven(seen, name) && areRight(seen, name, parameter) && itemsOf(seen, name).some(isOne);
  const about = (what: string, shown: Aspect["shown"]): Aspect => ({
    kind: "value",
    text: `${name}: ${what}`,
    shown,
  });
  const isKey = ({ inputs }: Seen, key: string) =>
    String(valueOf(other, inputs[parameter])) === key;
  const usual = String(countingValue(other, {}));
  const known = other.type === "boolean" ? [true, false] : other.limits.enum;
  const isFree = known?.some((key) => !Object.hasOwn(values, String(key))) ?? true;
  return [
    ...Object.entries(values).flatMap(([key, allowed]) => [
      ...allowed.map((value) =>
        about(
          `${value} with ${parameter}=${key}`,
          (seen) => isKey(seen, key) && holdsAny(seen, (item) => item === value),
        ),
      ),
      ...(isBeside(allowed)
        ? [
            about(
              `another value with ${parameter}=${key}`,
              (seen) => isKey(seen, key) && holdsAny(seen, (item) => !allowed.includes(item)),
            ),
          ]
        : []),
    ]),
    ...(Object.hasOwn(values, usual) && isBeside(values[usual]) && !other.required
      ? [
          about(
            `another value without ${parameter}`,
            (seen) =>
              !isGiven(seen, parameter) && holdsAny(seen, (item) => !values[usual]?.includes(item)),
          ),
        ]
      : []),
    ...(isFree
      ? [
          about(
            `with another ${parameter}`,
            (seen) =>
              isGiven(seen, parameter) &&
              !Object.keys(values).some((key) => isKey(seen, key)) &&
              holdsAny(seen, () => true),
          ),
        ]
      : []),
  ];
}

function whenAspects(
  operation: OperationContract,
  { name, when }: ParameterContract,
): readonly Aspect[] {
  if (!when) return [];
  const other = parameterOf(operation, when.parameter);
  const about = (what: string, isSo: (seen: Seen) => boolean): Aspect => ({
    kind: "parameter",
    text: `${name}: ${what}`,
    shown: (seen) => isGiven(seen, name) && areRight(seen, name, other.name) && isSo(seen),
  });
  // Blank text and null may be values.
  const value = ({ inputs }: Seen) => valueOf(other, inputs[other.name]);
  const left = other.required
    ? []
    : [about(`without ${other.name}`, (seen) => value(seen) === undefined)];
  if ("given" in when)
    return [...left, about(`with ${other.name}`, (seen) => value(seen) !== undefined)];
  return [
    ...when.values.map((each) =>
      about(`with ${other.name}=${each}`, (seen) => value(seen) === each),
    ),
    about(
      `with another ${other.name}`,
      (seen) => value(seen) !== undefined && !when.values.includes(value(seen) ?? null),
    ),
    ...left,
  ];
}

/** A time in zones of either side of the world, where clocks change, and in none. */
function zoneAspects(
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
