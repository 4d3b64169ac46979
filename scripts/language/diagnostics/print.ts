import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Style } from "../../system/terminal/style.ts";

/** How the parts of a diagnostic look. */
export const looks = {
  place: "bold",
  error: "red",
  warning: "yellow",
  caret: "red",
  code: "bold",
  fix: "green",
  source: "dim",
} as const;

/** Each diagnostic for people. The catalogue of codes is loaded only when there is something to say. */
export async function diagnosticTexts(
  diagnostics: readonly Diagnostic[],
  style: Style,
): Promise<readonly string[]> {
  if (diagnostics.length === 0) return [];
  const { formatText } = await import("../../../packages/workflow/src/diagnostics/format.ts");
  return diagnostics.map((found) => formatText(found, (text, role) => style(looks[role], text)));
}
