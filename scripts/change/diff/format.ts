import { styleFor } from "../../system/terminal/style.ts";
import { asGitHub } from "./format/github.ts";
import { asJson } from "./format/json.ts";
import { asMarkdown } from "./format/markdown.ts";
import { asText } from "./format/text.ts";
import type { DiffFormat } from "./options.ts";
import type { Report } from "./report.ts";

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
