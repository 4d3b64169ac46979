import type { Step } from "./fault.ts";

/** The content of a file; text, so that lengths are those of its characters. */
export const pdf = `%PDF-1.7\n${"0 0 obj ".repeat(200)}\n%%EOF`;

/** Status and headers of a file: its type, unless a line says another, and these lines. */
export function fileHead(...lines: readonly string[]): Step {
  const hasType = lines.some((line) => /^content-type:/i.test(line));
  const type = hasType ? [] : ["content-type: application/pdf"];
  return `HTTP/1.1 200 OK\r\n${[...type, ...lines].join("\r\n")}\r\n\r\n`;
}

/** A whole file with its length. */
export function filed(content: string, lines: readonly string[] = []): readonly Step[] {
  return [fileHead(`content-length: ${content.length}`, ...lines), content];
}
