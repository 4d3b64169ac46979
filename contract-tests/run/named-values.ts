import { isDeepStrictEqual } from "node:util";
import { expectedGot, type Redact, shown } from "./failure-text.ts";

/** Values by name: a query, headers, or the members of a body. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** What the manifest knows of the names, to say more than that a value differs. */
export interface KnownNames {
  /** `query`, `header` or `body` */
  readonly place: string;
  /** Parameter that travels under the name, and its documented default. */
  parameter(
    name: string,
  ): { readonly name: string; readonly default?: unknown; readonly sendDefault: boolean } | null;
  /** Name of the credential that a value holds. */
  credential(value: unknown): string | null;
  readonly redact?: Redact | undefined;
}

/** In words, everything in which the names and values that were sent differ from the expected ones. */
export function namedValueFailures(
  expected: NamedValues,
  actual: NamedValues,
  known: KnownNames,
): readonly string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return names.flatMap((name) => {
    if (!Object.hasOwn(actual, name)) return missing(name, expected, actual, known);
    if (!Object.hasOwn(expected, name)) return surplus(name, expected, actual, known);
    return different(name, expected[name], actual[name], known);
  });
}

function missing(name: string, expected: NamedValues, actual: NamedValues, known: KnownNames) {
  const parameter = known.parameter(name);
  const isDefault = parameter?.sendDefault && isDeepStrictEqual(parameter.default, expected[name]);
  const other = Object.keys(actual).find((each) => isSameInOtherCase(each, name));
  const about = parameter && parameter.name !== name ? ` of ${parameter.name}` : "";
  if (other !== undefined)
    return [`${known.place} has "${other}" where "${name}"${about} was expected`];
  const value = `expected ${shown(expected[name], known.redact)}`;
  return isDefault
    ? [`the default of ${parameter.name} was not sent: ${known.place} has no "${name}", ${value}`]
    : [`${known.place} has no "${name}"${about}, ${value}`];
}

function surplus(name: string, expected: NamedValues, actual: NamedValues, known: KnownNames) {
  const isMisspelt = Object.keys(expected).some((each) => isSameInOtherCase(each, name));
  if (isMisspelt) return []; // said of the name that is missing
  const value = actual[name];
  const credential = known.credential(value);
  if (credential !== null)
    return [`the credential ${credential} is also in the ${known.place}, as "${name}"`];
  if (value === "") return [`${known.place} has "${name}" without a value; it must be left out`];
  if (isDeepStrictEqual(value, {}))
    return [`${known.place} has "${name}" with nothing in it; it must be left out`];
  const parameter = known.parameter(name);
  const got = shown(value, known.redact);
  if (!parameter) return [`${known.place} has "${name}", which is not declared: ${got}`];
  const fallback = parameter.default;
  return fallback !== undefined && String(value) === String(fallback)
    ? [`the documented default of ${parameter.name} was sent: "${name}" must be left out`]
    : [`${known.place} has "${name}" of ${parameter.name}, which must be left out: ${got}`];
}

function different(name: string, expected: unknown, actual: unknown, known: KnownNames) {
  if (isDeepStrictEqual(expected, actual)) return [];
  const isTwice = encodeURIComponent(String(expected)) === String(actual);
  const { place, redact } = known;
  return [
    isTwice
      ? `${place} "${name}" was encoded twice: ${shown(actual, redact)}`
      : `${place} "${name}": ${expectedGot(expected, actual, redact)}`,
  ];
}

function isSameInOtherCase(one: string, other: string): boolean {
  return one !== other && one.toLowerCase() === other.toLowerCase();
}
