import { isCommaList, isReadAsList } from "../ir/input-steps.ts";
import type { Converter, InputStep, Json } from "../ir/types.ts";
import { stepWords } from "../words/steps.ts";
import { isRewriting } from "./expand-parameter.ts";
import type { ManifestParameter } from "./types.ts";

/** The words that say what is made of a value, other than the name of a zone. */
export const stepKeys = ["convert", "map", "extract", "prefix"] as const;

/** The words that say what is made of a value. */
type Words = Pick<
  ManifestParameter,
  "convert" | "converters" | "map" | "extract" | "prefix" | "zone" | "raw"
>;

/** What is made of a value, in the order in which the words act that a manifest writes in any order. */
export function inputSteps(words: Words): readonly InputStep[] {
  const { convert, map, extract, converters = [], zone = "", prefix, raw } = words;
  // Most have none.
  if ((convert ?? map ?? extract ?? prefix ?? raw) === undefined && converters.length === 0)
    return [];
  return [
    ...readingSteps(convert),
    ...(map ? [{ map: tableOf(map) }] : []),
    ...(extract === undefined ? [] : [{ extract }]),
    ...converters
      .filter(isRewriting)
      .map((name) => (stepWords[name].argument === null ? name : { [name]: zone }) as InputStep),
    ...(prefix === undefined ? [] : [{ prefix }]),
    ...(raw ? (["raw"] as const) : []),
  ];
}

interface Read {
  readonly convert?: Converter | null | undefined;
}

/** Whether comma-separated text is read. */
export function isSplit({ convert }: Read): boolean {
  return Boolean(convert) && isCommaList({ convert: readingSteps(convert) });
}

/** Whether a list is made of it, which its limits are about and which travels. */
export function isListed({ convert }: Read): boolean {
  return Boolean(convert) && isReadAsList({ convert: readingSteps(convert) });
}

/** One word may say several steps. */
function readingSteps(convert: Read["convert"]): readonly InputStep[] {
  switch (convert) {
    case undefined:
    case null:
      return [];
    case "csv-text":
      return ["csv", { join: "," }];
    case "trim-lowercase":
      return ["trim", "lowercase"];
    case "trim-uppercase":
      return ["trim", "uppercase"];
    default:
      return [convert];
  }
}

/** The word that says a step. */
export function wordOf(step: InputStep): keyof Words {
  const [name = ""] = typeof step === "string" ? [step] : Object.keys(step);
  return name === "map" || name === "extract" || name === "prefix" ? name : "convert";
}

/** What travels for each key of a table; one with `$omit` is not sent. */
export function tableOf(map: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => !isOmitted(value)));
}

function isOmitted(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "$omit");
}
