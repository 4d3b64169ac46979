import { type KnownLimit, limitsIn } from "../contract/limits.ts";
import type { ParameterContract } from "../contract/types.ts";
import { brokenLimits, isList, readValue } from "../oracle/verdict/limits.ts";
import { foreignSent, isBeyondTests } from "../values/beyond.ts";
import { areRight, type Aspect, isGiven } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";

/** Both sides of each limit, and each listed value with what only resembles one. */
export function limitAspects(parameter: ParameterContract): readonly Aspect[] {
  return [
    ...limitsIn(parameter)
      .filter((each) => each.reading.edges !== null && !isBeyondTests(each, parameter))
      .flatMap((each) => sidesOf(parameter, each)),
    ...mediaAspects(parameter),
    ...listedAspects(parameter),
    ...tableAspects(parameter),
    ...defaultAspects(parameter),
  ];
}

function sidesOf(parameter: ParameterContract, known: KnownLimit): readonly Aspect[] {
  const { name, required } = parameter;
  const { name: keyword, reading, limit } = known;
  const said = `${name}: ${keyword} ${JSON.stringify(limit)}`;
  // What is shorter than one is blank, and counts as absent.
  const isBlank = reading.blank !== undefined && limit === 1;
  const beyond = ({ blames, inputs }: Seen): boolean => {
    const own = blames.filter(({ input }) => input === name);
    if (isBlank && (required || own.length === 0)) {
      return inputs[name] === "" || (Array.isArray(inputs[name]) && inputs[name].length === 0);
    }
    return own.length === 1 && own[0]?.because === keyword;
  };
  return [
    { kind: "limit", text: `${said}, beyond`, shown: beyond },
    {
      kind: "limit",
      text: `${said}, at it`,
      shown: (seen) =>
        isGiven(seen, name) && areRight(seen, name) && isAt(parameter, known, seen.inputs[name]),
    },
  ];
}

/** Whether a value is as near to a limit as values can be. */
function isAt(
  parameter: ParameterContract,
  { name, reading }: KnownLimit,
  given: unknown,
): boolean {
  const { limits } = parameter;
  const limit = limits[name];
  // Values of these have lengths and distances of their own.
  if (limits.enum || limits.format || typeof limit !== "number") return true;
  if (reading.of === null) return true;
  if (reading.of === "bytes") return sizeOf(given) === limit;
  const value = readValue(parameter, given);
  if (reading.of === "items")
    return limit === 0 || (Array.isArray(value) && value.length === limit);
  if (reading.of === "characters") {
    if (limits.pattern || limit === 0) return true;
    return [value].flat().some((each) => [...String(each)].length === limit);
  }
  const step = parameter.type === "integer" ? 1 : 0.001;
  return (
    Math.abs(Number(value) - limit) <= Math.max(2 * step, 2 * (limits.multipleOf ?? 0)) * 1.001
  );
}

function sizeOf(file: unknown): number {
  return Buffer.from(String(Object(file).base64), "base64").length;
}

function mediaAspects({ name, limits: { mediaTypes = [] } }: ParameterContract): readonly Aspect[] {
  return mediaTypes.map((range) => ({
    kind: "value",
    text: `${name}: a file of ${range}`,
    shown: (seen) => {
      const { mediaType } = Object(seen.inputs[name]);
      return areRight(seen, name) && String(mediaType).startsWith(range.replace(/\*.*$/, ""));
    },
  }));
}

function listedAspects(parameter: ParameterContract): readonly Aspect[] {
  const { name, limits, type, convert } = parameter;
  const listed = limits.enum;
  if (!listed) return [];
  const texts = listed.filter((value) => typeof value === "string");
  const isForeign = (text: string) => String(brokenLimits(parameter, text)) === "enum";
  const given = ({ inputs }: Seen) => (typeof inputs[name] === "string" ? inputs[name] : undefined);
  const about = (what: string, shown: Aspect["shown"]): Aspect => ({
    kind: "value",
    text: `${name}: ${what}`,
    shown,
  });
  const otherCases = texts.flatMap((each) => [each.toUpperCase(), each.toLowerCase()]);
  return [
    ...listed.map((value) =>
      about(
        `${value}`,
        (seen) => areRight(seen, name) && itemsOf(seen, name).includes(String(value)),
      ),
    ),
    about("a value that is not listed", ({ blames }) =>
      blames.some(({ input, because }) => input === name && because === "enum"),
    ),
    ...(isList(parameter)
      ? [
          about("a value that is not listed beside others", (seen) => {
            const items = itemsOf(seen, name);
            return (
              listed.every((each) => items.includes(String(each))) && items.length > listed.length
            );
          }),
        ]
      : []),
    ...(texts.some((each) => isForeign(each.slice(0, -1)))
      ? [
          about("the beginning of a listed value", (seen) =>
            texts.some((each) => each.slice(0, -1) === given(seen)),
          ),
        ]
      : []),
    ...(otherCases.some(isForeign)
      ? [
          about("a listed value in another case", (seen) =>
            otherCases.some((each) => each === given(seen) && isForeign(each)),
          ),
        ]
      : []),
    ...(type === "string" && convert === null
      ? [
          about("a listed value with spaces around it", (seen) =>
            texts.some((each) => ` ${each} ` === given(seen)),
          ),
        ]
      : []),
  ];
}

/** What is given, as texts of items. */
export function itemsOf({ inputs }: Seen, name: string): readonly string[] {
  const given = inputs[name];
  const items = typeof given === "string" ? [given, ...given.split(",")] : [given].flat();
  return items.map((item) => String(item).trim());
}

function tableAspects(parameter: ParameterContract): readonly Aspect[] {
  const { name } = parameter;
  const sent = foreignSent(parameter);
  if (sent === undefined) return [];
  const text = `${name}: what its table sends, in place of a key`;
  return [{ kind: "parameter", text, shown: ({ inputs }) => inputs[name] === sent }];
}

function defaultAspects({ name, default: fallback }: ParameterContract): readonly Aspect[] {
  if (fallback === undefined) return [];
  const shown = ({ inputs }: Seen) => JSON.stringify(inputs[name]) === JSON.stringify(fallback);
  return [{ kind: "parameter", text: `${name}: its default`, shown }];
}
