const SAID: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "a truth value",
  array: "a list",
  object: "an object",
  file: "a file",
  any: "JSON",
};

/** Why a step cannot take what it gets: what it takes, what is there, and what step that comes from. */
export function unfitStep(
  takes: readonly string[],
  types: ReadonlySet<string>,
  before?: string,
): string | undefined {
  if (takes.some((kind) => types.has(kind) || (kind === "number" && types.has("integer")))) {
    return undefined;
  }
  const from = before === undefined ? "" : ` from \`${before}\``;
  return `takes ${takes.map(sayType).join(" or ")}, and gets ${say(types)}${from}`;
}

function sayType(type: string): string {
  return SAID[type] ?? type;
}

function say(types: ReadonlySet<string>): string {
  return [...types].map(sayType).join(" or ") || "null";
}
