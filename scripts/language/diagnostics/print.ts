import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { counted } from "../../system/terminal/numbers.ts";
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

/** What a draft may have hundreds of, which would hide everything else. */
const COUNTED = "examples-missing";

/** Files that a counted line names. */
const MAX_FILES = 3;

/** Many of one code in one line. */
export interface CountedDiagnostics {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

/** Diagnostics for people: what is said one by one, and what is said in one line after it. */
export function summedUp<Each extends Diagnostic>(
  diagnostics: readonly Each[],
): { readonly each: readonly Each[]; readonly sum: CountedDiagnostics | null } {
  const many = diagnostics.filter(({ code }) => code === COUNTED);
  const [first, second] = many;
  if (!first || !second) return { each: diagnostics, sum: null };
  const files = new Map<string, number>();
  for (const { range } of many) files.set(range.file.path, (files.get(range.file.path) ?? 0) + 1);
  const named = [...files].slice(0, MAX_FILES).map(([path, count]) => `${count} in ${path}`);
  const rest = files.size - named.length;
  const places = [...named, ...(rest > 0 ? [`and in ${counted(rest, "more manifest")}`] : [])];
  const message = `${many.length} operations have no example: ${places.join(", ")}`;
  const each = diagnostics.filter(({ code }) => code !== COUNTED);
  return { each, sum: { code: COUNTED, message, fix: first.fix } };
}

/** Each diagnostic for people. The catalogue of codes is loaded only when there is something to say. */
export async function diagnosticTexts(
  diagnostics: readonly Diagnostic[],
  style: Style,
): Promise<readonly string[]> {
  if (diagnostics.length === 0) return [];
  const { formatText } = await import("../../../packages/workflow/src/diagnostics/format.ts");
  const { each, sum } = summedUp(diagnostics);
  const texts = each.map((found) => formatText(found, (text, role) => style(looks[role], text)));
  if (!sum) return texts;
  const label = `${style(looks.warning, "warning")} ${style(looks.code, sum.code)}`;
  return [...texts, `${label}: ${sum.message}\n  ${style(looks.fix, "fix:")} ${sum.fix}`];
}
