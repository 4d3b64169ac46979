/** The part of a manifest; refuses one that lacks a member that the language requires. */
export function complete<Part extends object>(
  part: Part,
  place: string,
  required: readonly (keyof Part & string)[],
): Part {
  const isMap = typeof part === "object" && part !== null && !Array.isArray(part);
  if (!isMap) throw new Error(`${place} must be a map`);
  const missing = required.find((name) => part[name] === undefined || part[name] === null);
  if (missing === undefined) return part;
  throw new Error(`${place} needs \`${missing}\``);
}
