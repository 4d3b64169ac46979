import type { Format } from "../../../system/terminal/arguments.ts";
import { styleFor } from "../../../system/terminal/style.ts";
import { asGitHub } from "./github.ts";
import { asJson } from "./json.ts";
import { asMarkdown } from "./markdown.ts";
import { asText } from "./text.ts";
import type { Report } from "./report.ts";

/** How a report is printed. */
export type DiffFormat = Format | "markdown";

/** A report in the format that was asked for. */
export function formatted(
  report: Report,
  format: DiffFormat,
  ok: boolean,
  root: string,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): string {
  if (format === "json") return asJson(report, ok);
  if (format === "markdown") return asMarkdown(report);
  return format === "github" ? asGitHub(report, root, env) : asText(report, styleFor(stdout, env));
}
