import type { Style } from "../report/style.ts";
import { CURRENT } from "./migrations.ts";
import type { Outcome } from "./outcome.ts";

/** Outcomes for programs. */
export function asJson(outcomes: readonly Outcome[]): string {
  const manifests = outcomes.map(({ text: _, ...told }) => told);
  return `${JSON.stringify({ version: CURRENT, manifests }, null, 2)}\n`;
}

/** Outcomes for people: every line that changed, then what to do next. */
export function asText(outcomes: readonly Outcome[], check: boolean, style: Style): string {
  const texts = outcomes.flatMap(({ path, from, patch }) =>
    patch === null
      ? []
      : `${style("bold", path)}: version ${from} -> ${CURRENT}\n${hunks(patch, style)}\n\n`,
  );
  const all = `${outcomes.length} manifest${outcomes.length === 1 ? "" : "s"}`;
  if (texts.length === 0) return `${all}: nothing to migrate\n`;
  const next = check ? "npm run migrate does it" : "npm run check tells what is left to do by hand";
  return `${texts.join("")}${all}: ${texts.length} ${check ? "would change" : "changed"}; ${next}\n`;
}

/** The lines of a difference without its header, which names the file once more. */
function hunks(patch: string, style: Style): string {
  const lines = patch.slice(patch.indexOf("@@")).trimEnd().split("\n");
  return lines.map((line) => painted(line, style)).join("\n");
}

function painted(line: string, style: Style): string {
  if (line.startsWith("@")) return style("dim", line);
  if (line.startsWith("+")) return style("green", line);
  return line.startsWith("-") ? style("red", line) : line;
}
