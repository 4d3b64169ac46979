import { code, codecell } from "../../../emit/render/markdown.ts";
import { counted } from "../../../system/terminal/numbers.ts";
import type { Change } from "../change.ts";
import { type PackageReport, type Report, tokensText } from "./report.ts";
import { SEVERITIES, type Severity } from "../change.ts";
import type { ToolTokens } from "./tool-tokens.ts";
import { placeOf } from "./line.ts";

/** GitHub takes comments of 65 536 characters; breaking changes may use most of them. */
const ROOM: Readonly<Record<Severity, number>> = {
  breaking: 30_000,
  additive: 10_000,
  fix: 8_000,
  docs: 6_000,
};

/** For what tools cost. */
const TOOLS_ROOM = 4_000;

/** Words and punctuation that Markdown does not read, and names in backticks apart from each other. */
const PLAIN = /^(?:[\p{L}\p{N} ,.:;()'"%!?/+=-]|`[^`]+`(?!`))*$/u;

const NAME = /`([^`]+)`/g;

/** What GitHub makes a link of, wherever it stands outside code. */
const LINKED = /www\.|:\/\//i;

/** For a pull request: the bumps, what breaks, and the rest folded. Text of manifests stays text. */
export function asMarkdown({ base, head, packages }: Report): string {
  const states = `${code(base)} → ${code(head)}`;
  if (packages.length === 0) return `### No contract changes\n\n${states}\n`;
  const title = `### Contract changes in ${counted(packages.length, "package")}`;
  const changes = packages.flatMap((each) => each.changes);
  const sections = SEVERITIES.flatMap((severity) => {
    const own = changes.filter((change) => change.severity === severity);
    return own.length > 0 ? [section(severity, own)] : [];
  });
  const costs = packages.flatMap(({ tools }) => tools.map(costItem));
  const tools = costs.length > 0 ? [fitting(costs, TOOLS_ROOM)] : [];
  return [title, states, table(packages), ...tools, ...sections]
    .map((part) => `${part}\n`)
    .join("\n");
}

function table(packages: readonly PackageReport[]): string {
  const rows = packages.map(({ id, bump, counts }) => {
    const cells = [codecell(id), bump, ...SEVERITIES.map((severity) => counts[severity] || "")];
    return `| ${cells.join(" | ")} |`;
  });
  const head = `| package | bump | ${SEVERITIES.join(" | ")} |`;
  return [head, `|---|---|${SEVERITIES.map(() => "--:|").join("")}`, ...rows].join("\n");
}

function section(severity: Severity, changes: readonly Change[]): string {
  const items = fitting(changes.map(item), ROOM[severity]);
  if (severity === "breaking") return `#### Breaking\n\n${items}`;
  const summary = `${changes.length} ${severity}`;
  return `<details><summary>${summary}</summary>\n\n${items}\n\n</details>`;
}

function costItem(tool: ToolTokens): string {
  return `- ${code(tool.id)}: ${tokensText(tool).replace("->", "→")}`;
}

/** As many lines as there is room for, and how many are missing. */
function fitting(lines: readonly string[], room: number): string {
  let used = 0;
  const shown = lines.filter((line) => (used += line.length + 1) <= room);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join("\n");
}

function item(change: Change) {
  const { severity, operation, package: id, message, reason, base, head } = change;
  const why = severity === "breaking" ? ` ${sentence(reason)}` : "";
  const places = base || head ? ` ${code(placeOf(base))} → ${code(placeOf(head))}` : "";
  return `- **${code(operation ?? id)}**: ${sentence(message)}${why}<br>${code(change.code)}${places}`;
}

/** A sentence with names in backticks; one in which a name looks like anything else is code as a whole. */
function sentence(text: string): string {
  if (!PLAIN.test(text) || LINKED.test(text.replace(NAME, "``"))) return code(text);
  return text.replace(NAME, (_, name: string) => code(name));
}
