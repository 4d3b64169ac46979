/** What a pattern stands for: names with `*` for a part without a slash, and `**` for any part. */
export function matcher(pattern: string): (name: string) => boolean {
  const literal = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);
  const source = pattern
    .split(/(\*+)/)
    .map((part) => (part === "*" ? "[^/]*" : part.startsWith("*") ? ".*" : literal(part)))
    .join("");
  const expression = new RegExp(`^${source}$`, "su");
  return (name) => expression.test(name);
}
