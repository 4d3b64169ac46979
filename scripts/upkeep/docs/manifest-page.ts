import { codeSpan } from "../../language/reference/code-span.ts";
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
    "Keys in **bold** are required. `model.result` is a member of `model`.",
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
    ...(text === "" ? [] : [text]),
    table("| Key | Value | Meaning |", rows),
  ].join("\n\n");
}

function meaningOf({ meaning, examples }: ReferenceKey): string {
  const label = examples.length === 1 ? "Example" : "Examples";
  return `${meaning} ${label}: ${examples.map(codeSpan).join(", ")}`;
}

function table(head: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return [head, head.replace(/[^|]+/g, "---"), ...lines].join("\n");
}

/** In a table, a bar ends the cell, even within a code span. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
