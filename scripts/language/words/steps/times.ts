import { didYouMean } from "../../../../packages/runtime/src/did-you-mean.ts";
import { localEpoch, localTime } from "../../../../packages/runtime/src/request/local-time.ts";
import { day, epochMs as milliseconds } from "../../../../packages/runtime/src/request/times.ts";
import { ToolError } from "../../../../packages/runtime/src/tool-error.ts";
import type { Json } from "../../ir/types/json.ts";
import { type Printed, step, type StepSetting, told, toldBy, toText, toWhole } from "./step.ts";

/** What most have that read a time. */
export const time = {
  ...toText,
  takes: ["string"],
  shows: false,
  needs: "the rule that it is a date, or a date-time with its offset",
} as const;

const epochMs = step({
  name: "epoch-ms",
  argument: null,
  meaning: "sends milliseconds since 1970 in the same way",
  input: {
    ...time,
    ...toWhole,
    run: (value, _, { input }) => milliseconds(String(value), input),
    print: (_, { name }) => ({ name: "epochMs", more: [{ value: name }] }),
    change: toldBy("epoch-ms"),
  },
});

const date = step({
  name: "date",
  argument: null,
  meaning: "sends the day of it in UTC",
  input: {
    ...time,
    schema: () => ({ type: "string", format: "date" }),
    run: (value, _, { input }) => day(String(value), input),
    print: (_, { name }) => ({ name: "day", more: [{ value: name }] }),
    change: toldBy("date"),
  },
});

/** The time zone that another parameter names. */
const zoneName = {
  $ref: "#/$defs/parameterName",
  examples: ["timeZone", "zone"],
} as const;

const ZONE =
  "The parameter that names the time zone, as `Europe/Berlin`: its value before its table, else its default, whether that is sent or not. It is required or has a default; a name that the `Intl` of JavaScript does not know is refused.";

const zoned = {
  ...time,
  needs: "the rule that it is a date, or a date-time",
  *check(setting: StepSetting<string>) {
    const problem = zoneProblem(setting);
    if (problem !== undefined) yield { code: "step-unfit", problem } as const;
  },
} as const;

/** What clocks show then. */
const localDateTime = step({
  name: "local-date-time",
  argument: {
    ...zoneName,
    description: `What a clock shows then in a time zone is sent, to the second and without an offset. ${ZONE} A date, or a date-time without an offset, is of that zone already, and sent as it stands, also where its clocks skip that hour or show it twice. With an offset it is converted, and an hour that clocks show twice is sent alike.`,
  },
  meaning: "sends what a clock shows then in a time zone, to the second and without an offset",
  input: {
    ...zoned,
    schema: () => ({ type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$" }),
    run: (value, zone, { input, other }) =>
      localTime(String(value), input, String(other(zone) ?? "UTC"), zone),
    print: (zone, { name }) => clocked("localTime", zone, name),
    change: (zone, code) => told(`${code("local-date-time")} in the zone ${code(zone)}`),
  },
});

/** The moment at which clocks show it. */
const localSeconds = step({
  name: "local-epoch",
  argument: {
    ...zoneName,
    description: `Seconds since 1970 of what a clock shows in a time zone. ${ZONE} A date, or a date-time without an offset, is of that zone; of an hour that its clocks show twice, the first counts.`,
  },
  meaning: "sends seconds since 1970 of what a clock shows in a time zone",
  input: {
    ...zoned,
    written: "epoch",
    ...toWhole,
    run: (value, zone, { input, other }) =>
      localEpoch(String(value), input, String(other(zone) ?? "UTC"), zone),
    print: (zone, { name }) => clocked("localEpoch", zone, name),
    change: (zone, code) => told(`${code("epoch")} in the zone ${code(zone)}`),
  },
});

/** A call of the runtime, with the zone and the input that names it. */
function clocked(name: string, zone: string, input: string): Printed {
  return { name, more: [{ value: input }, { read: zone }, { value: zone }] };
}

function zoneProblem({ name, argument: zone, siblings }: StepSetting<string>): string | undefined {
  const found = siblings.of(zone);
  if (found === undefined) {
    return `names "${zone}", which is no parameter here${didYouMean(zone, siblings.names)}`;
  }
  if (zone === name) return "names its own parameter";
  if (!found.isText) return `names "${zone}", which is no text`;
  if (found.isSecret) return `names "${zone}", which is secret`;
  if (found.limit !== undefined) return `names "${zone}", which has a limit, \`${found.limit}\``;
  const unknown = found.values.find((value) => !isZone(value));
  if (unknown !== undefined) {
    return `names "${zone}", which may be ${JSON.stringify(unknown)}: no time zone`;
  }
  return found.isGiven
    ? undefined
    : `names "${zone}", which may be absent: make it required, or give it a default`;
}

function isZone(value: Json): boolean {
  try {
    localTime("2026-01-31", "", String(value), "");
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

export const times = [epochMs, date, localDateTime, localSeconds] as const;
