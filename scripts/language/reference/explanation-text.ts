import type { Style } from "../../system/terminal/style.ts";
import { looks } from "../diagnostics/print.ts";
import type { Explanation } from "./explanations.ts";

/** What a diagnostic means, for people at a terminal. */
export function explanationText(explanation: Explanation, style: Style): string {
  const { code, severity, message, cause, fix, example } = explanation;
  const parts = [
    `${style(looks[severity], severity)} ${style(looks.code, code)}: ${message}`,
    cause,
    `${style(looks.fix, "fix:")} ${fix}`,
    ...(example ? [`For example:\n\n${example.text.replace(/^(?=.)/gm, "  ")}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
