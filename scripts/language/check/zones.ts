import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { localTime } from "../../../packages/runtime/src/request/local-time.ts";
import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { limitNames } from "../words/limits.ts";
import { converted, convertedDefault } from "../ir/converted.ts";
import type { Json } from "../ir/types.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { type Declaration, type Findings, member, type PreparedManifest } from "./prepared.ts";
import { sayValue } from "./values.ts";
import { writtenValues } from "./written-values.ts";

/** Local times need a parameter that names a time zone in every call. */
export function* checkZones({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    const { name, at, parameter, siblings } = declaration;
    const { zone, converters = [] } = parameter;
    const isLocal = converters.includes("local-date-time");
    if (zone === undefined && !isLocal) continue;
    const problem =
      zone === undefined
        ? "is missing beside `convert: local-date-time`"
        : (!isLocal && "has no meaning without `convert: local-date-time`") ||
          problemOf(zone, declaration, siblings);
    if (!problem) continue;
    const range =
      zone === undefined ? source.keyAt([...at, "convert"]) : source.valueAt([...at, "zone"]);
    yield diagnostic("zone-unfit", range, { name, problem });
  }
}

function problemOf(
  zone: string,
  { name }: Declaration,
  siblings: Declaration["siblings"],
): string | undefined {
  const parameter = member(siblings, zone);
  if (parameter === undefined) {
    return `names "${zone}", which is no parameter here${didYouMean(zone, Object.keys(siblings))}`;
  }
  const { type, convert, secret, required } = parameter;
  if (zone === name) return "names its own parameter";
  if (type !== "string" || convert?.startsWith("csv")) return `names "${zone}", which is no text`;
  if (secret) return `names "${zone}", which is secret`;
  const limit = limitNames.find((each) => each !== "enum" && parameter[each] !== undefined);
  if (limit !== undefined) return `names "${zone}", which has a limit, \`${limit}\``;
  const unknown = zonesOf(parameter, zone).find((value) => !isZone(value));
  if (unknown !== undefined) {
    return `names "${zone}", which may be ${sayValue(unknown)}: no time zone`;
  }
  const isGiven = required === true || convertedDefault(parameter) !== undefined;
  return isGiven ? undefined : `names "${zone}", which may be absent`;
}

/** What the manifest itself gives for the zone. */
function zonesOf(parameter: ManifestParameter, name: string): readonly Json[] {
  const declared = { name, at: [], parameter, siblings: {} };
  return writtenValues(declared).flatMap(({ value }) => converted(parameter.convert, value) ?? []);
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
