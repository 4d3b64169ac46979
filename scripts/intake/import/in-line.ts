import type { Json } from "../../language/ir/types.ts";

/** A value within a line: JSON is YAML, and texts that need no quotes have none. */
export function inLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value === "string" && /^[a-z][a-z0-9_/-]*$/i.test(value) && !WORDS.test(value))
    return value;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${inLine(key)}: ${inLine(member)}`);
  return `{ ${members.join(", ")} }`;
}

/** What YAML 1.1 or 1.2 takes for something else than text. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null)$/i;
