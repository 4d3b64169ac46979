import type { CoverageItem } from "../../contract/case.ts";
import { isLineHooked, linesOf } from "../../contract/lines.ts";
import type { LineContract } from "../../contract/line-types.ts";
import type { ExampleContract, OperationContract } from "../../contract/types.ts";
import { coverageId, coverageItem } from "./item.ts";

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
    ...(isLineHooked(operation)
      ? []
      : [["all", "with the path parameters of all lines, the first is sent"] as const]),
  ].map(([aspect, text]) => coverageItem(operation, ["operation", "line", aspect], text));
}

/** The line that an example shows, where a hook decides which it is. */
export function shownLines(
  operation: OperationContract,
  { request }: ExampleContract,
): readonly string[] {
  if (!request || !isLineHooked(operation)) return [];
  const found = linesOf(operation).find(
    ({ method, path }) => method === request.method && isAt(path, request.path),
  );
  return found ? [coverageId(operation, "operation", "line", lineName(found))] : [];
}

function isAt(template: string, path: string): boolean {
  const pattern = template
    .split(/\{\w+(?:\.{3})?\}/)
    .map((text) => text.replace(/[^\w/]/g, "\\$&"))
    .join(".+");
  return new RegExp(`^${pattern}$`).test(path);
}
