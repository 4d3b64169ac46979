import { isDeepStrictEqual } from "node:util";
import type { Json, Parameter, Step } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { addressParameters } from "../../../../language/ir/address-parameters.ts";
import { code, codeOf } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** What is made of a checked value before it travels. Keys that come and go are values of the list. */
export function* compareRewriting(
  { base, head, operation }: ParameterPair,
  report: ReportMember,
): Iterable<Change> {
  const isAddress = addressParameters(operation.pair.head.provider).includes(head.name);
  const [from, to] = [base.map, head.map];
  const keys = from && to ? new Set([...Object.keys(from), ...Object.keys(to)]) : [];
  for (const key of keys) {
    const isInBoth = isKeyOf(base, key) && isKeyOf(head, key);
    if (!isInBoth || isDeepStrictEqual(valueOf(from, key), valueOf(to, key))) continue;
    yield report(isAddress ? "server-value-changed" : "map-value-changed", "map", {
      key: code(key),
      from: textOf(valueOf(from, key)),
      to: textOf(valueOf(to, key)),
    });
  }
  const [before, after] = [stepsText(base, from && to), stepsText(head, from && to)];
  if (before !== after) {
    yield report("rewriting-changed", firstWord(head) ?? firstWord(base) ?? "convert", {
      from: before,
      to: after,
    });
  }
}

type Table = Parameter["map"];

function isKeyOf({ limits, type }: Parameter, key: string): boolean {
  return type === "boolean" || (limits.enum ?? []).map(String).includes(key);
}

function valueOf(table: Table, key: string): Json | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

function textOf(value: Json | undefined): string {
  return value === undefined ? "nothing" : codeOf(value);
}

/** The steps in words, without the table where both states have one. */
function stepsText({ map, raw, steps = [] }: Parameter, bothHaveTables: Table): string {
  const words = steps.map((step) => {
    if (step.kind === "extract") return `extracting ${codeOf(step.pattern)}`;
    if (step.kind === "local-date-time") return zonedText(step);
    return step.kind === "prefix" ? `the prefix ${codeOf(step.text)}` : code(step.kind);
  });
  const table = map && !bothHaveTables ? [code("map")] : [];
  return [...table, ...words, ...(raw ? [code("raw")] : [])].join(", then ") || "nothing";
}

function firstWord({
  map,
  raw,
  steps = [],
}: Parameter): "map" | "extract" | "prefix" | "convert" | undefined {
  if (map) return "map";
  const [step] = steps;
  if (raw && !step) return "convert";
  if (step?.kind === "extract") return "extract";
  return step && (step.kind === "prefix" ? "prefix" : "convert");
}

function zonedText({ kind, zone, fallback }: Extract<Step, { kind: "local-date-time" }>): string {
  const usual = fallback === undefined ? "" : `, else ${codeOf(fallback)}`;
  return `${code(kind)} in the zone ${code(zone)}${usual}`;
}
