import type { CoverageItem } from "../../contract/case.ts";
import { linesOf } from "../../contract/lines.ts";
import type { LineContract } from "../../contract/line-types.ts";
import type { OperationContract } from "../../contract/types.ts";
import { coverageItem } from "./item.ts";

/** What tells the lines of a request apart in coverage items. */
export function lineName({ method, path }: LineContract): string {
  return `${method} ${path}`;
}

/** Each line of a request that has several, and the call that has what all of them ask for. */
export function lineCoverage(operation: OperationContract): readonly CoverageItem[] {
  const lines = linesOf(operation);
  if (lines.length < 2) return [];
  return [
    ...lines.map((line) => [lineName(line), `${lineName(line)} is sent`] as const),
    ["all", "with the path parameters of all lines, the first is sent"] as const,
  ].map(([aspect, text]) => coverageItem(operation, ["operation", "line", aspect], text));
}
