import { stringify } from "yaml";

/** A value as people write it in a manifest, on one line. */
export function yamlText(value: unknown): string {
  return typeof value === "string" ? scalar(value) : flow(value);
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return inFlow(value);
  const members = Object.entries(value).map(
    ([key, of]) => `${/^\d+$/.test(key) ? key : inFlow(key)}: ${flow(of)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** In braces more texts need quotes than outside of them. */
function inFlow(value: unknown): string {
  return stringify([value], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(2, -2);
}

function scalar(text: string): string {
  return text.includes("\n") ? JSON.stringify(text) : stringify(text, { lineWidth: 0 }).trim();
}
