import type {
  ManifestReference,
  ReferenceKey,
  ReferenceSection,
} from "../../language/reference/manifest.ts";

/** The reference page of the manifest language. */
export function manifestPage({ sections, kinds }: ManifestReference): string {
  return `${[
    "# The manifest language",
    "<!-- Printed from specs/manifest.schema.json by `npm run docs`. Do not edit. -->",
    "A manifest is one YAML 1.2 file per provider, at most 16 MiB. Tags, merge keys and repeated keys are not allowed. Aliases may repeat at most 100 values, and nesting is limited to 100 levels.",
    "Keys in **bold** are required. `collect.limit` is a member of `collect`, and `enum[].label` one of an item of `enum`.",
    `Sections: ${sections.map(({ title, anchor }) => `[${title}](#${anchor})`).join(", ")}.`,
    ...sections.map(printSection),
    "## Kinds of text",
    table(
      "| Kind | Form |",
      kinds.map(({ title, form }) => [title, form]),
    ),
  ].join("\n\n")}\n`;
}

function printSection({ title, text, keys }: ReferenceSection): string {
  const rows = keys.map((key) => {
    const name = key.required ? `**\`${key.name}\`**` : `\`${key.name}\``;
    return [name, key.value, meaningOf(key)];
  });
  return [
    `## ${title}`,
    ...(text === null ? [] : [text]),
    table("| Key | Value | Meaning |", rows),
  ].join("\n\n");
}

function meaningOf({ meaning, fallback, examples }: ReferenceKey): string {
  return [
    meaning,
    ...(fallback === null ? [] : [`Default: ${code(fallback)}.`]),
    `${examples.length === 1 ? "Example" : "Examples"}: ${examples.map(code).join(", ")}`,
  ].join(" ");
}

function table(head: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return [head, head.replace(/[^|]+/g, "---"), ...lines].join("\n");
}

/** A code span: in more backticks than the text has in a row, with a space where it begins or ends with one. */
function code(text: string): string {
  const fence = "`".repeat(
    1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)),
  );
  const edge = /^`|`$/.test(text) ? " " : "";
  return `${fence}${edge}${text}${edge}${fence}`;
}

/** In a table, a bar ends the cell, even within a code span. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
