import { linesOf } from "../contract/lines.ts";
import type { Contract } from "../contract/types.ts";

/** Prism knows no parameter of several segments: it is given them as one. */
export function withOneSegment({ operations }: Contract, method: string, path: string): string {
  const open = operations.flatMap(linesOf).filter((line) => line.path.includes("...}"));
  for (const line of open) {
    const found = line.method === method ? patternOf(line.path).exec(path) : null;
    const rest = found?.groups?.["rest"];
    if (!found || rest === undefined) continue;
    const end = found.groups?.["end"] ?? "";
    const before = path.slice(0, path.length - rest.length - end.length);
    return `${before}${rest.replaceAll("/", "%2F")}${end}`;
  }
  return path;
}

function patternOf(template: string): RegExp {
  const [before = "", after = ""] = template.split(/\{\w+\.{3}\}/);
  const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const plain = (part: string) =>
    part
      .split(/\{\w+\}/)
      .map(escaped)
      .join("[^/]+");
  return new RegExp(`^${plain(before)}(?<rest>.+)(?<end>${plain(after)})$`);
}
