import type { Explanation } from "../../language/reference/explanations.ts";
import type { DiagnosticsPage } from "./types.ts";

/** What every code means, under the headings that they stand under. */
export function diagnosticsPage(explanations: readonly Explanation[]): DiagnosticsPage {
  const titles = new Set(explanations.map(({ group }) => group));
  const of = (title: string) => explanations.filter(({ group }) => group === title);
  return {
    groups: Array.from(titles, (title) => ({
      title,
      codes: of(title).map(({ code, severity, message, cause, fix, example }) => ({
        code,
        severity,
        message,
        cause,
        fix,
        example: example?.text ?? null,
      })),
    })),
  };
}
