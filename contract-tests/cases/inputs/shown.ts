/** A value for titles: text in quotes, and never long. */
export function shown(value: unknown): string {
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  if (text.length <= 80) return text;
  if (typeof value === "string") return `${count([...value].length)} characters`;
  return Array.isArray(value)
    ? `${value.length} items`
    : `JSON of ${count(text.length)} characters`;
}

function count(length: number): string {
  return length.toLocaleString("en");
}
