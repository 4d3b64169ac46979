import { stringify } from "yaml";
import { describeValue, isKindOfText, type LanguageSchema, sectionsOf } from "./schema-text.ts";

/** The reference page of the manifest language, printed from its schema's own descriptions. */
export function manifestReference(schema: LanguageSchema): string {
  const definitions = schema.$defs ?? {};
  const sections = [schema, ...sectionsOf(definitions)];
  return `${[
    "# The manifest language",
    "<!-- Printed from specs/manifest.schema.json by `npm run docs`. Do not edit. -->",
    "A manifest is one YAML 1.2 file per provider, at most 16 MiB. Tags, merge keys and repeated keys are not allowed. Aliases may repeat at most 100 values, and nesting is limited to 100 levels.",
    "Keys in **bold** are required.",
    `Sections: ${sections.map(({ title = "" }) => `[${title}](#${anchor(title)})`).join(", ")}.`,
    ...sections.map((section) => printSection(section, definitions)),
    "## Kinds of text",
    printKinds(Object.values(definitions).filter(isKindOfText)),
  ].join("\n\n")}\n`;
}

function anchor(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

function printSection(section: LanguageSchema, definitions: Definitions): string {
  const required = section.required ?? [];
  const rows = Object.entries(section.properties ?? {}).map(([key, member]) => {
    const name = required.includes(key) ? `**\`${key}\`**` : `\`${key}\``;
    return `| ${name} | ${cell(describeValue(member, definitions))} | ${cell(meaningOf(member, definitions))} |`;
  });
  return [
    `## ${section.title ?? ""}`,
    ...(section.description ? [section.description] : []),
    ["| Key | Value | Meaning |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

function printKinds(kinds: readonly LanguageSchema[]): string {
  const rows = kinds.map(({ title = "", description, patternErrorMessage }) => {
    const form = [description, patternErrorMessage].filter(Boolean).join(" ");
    return `| ${title.toLowerCase()} | ${cell(form)} |`;
  });
  return ["| Kind | Form |", "|---|---|", ...rows].join("\n");
}

type Definitions = Readonly<Record<string, LanguageSchema>>;

function meaningOf(member: LanguageSchema, definitions: Definitions): string {
  const target = member.$ref ? definitions[member.$ref.replace("#/$defs/", "")] : undefined;
  const { description, examples } = { ...target, ...member };
  const fallback = "default" in member ? member.default : target?.default;
  return [
    description,
    member.patternErrorMessage,
    fallback === undefined ? "" : `Default: ${yaml(fallback)}.`,
    examplesText(examples ?? []),
  ]
    .filter(Boolean)
    .join(" ");
}

function examplesText(examples: readonly unknown[]): string {
  if (examples.length === 0) return "";
  return `${examples.length === 1 ? "Example" : "Examples"}: ${examples.map(yaml).join(", ")}`;
}

function yaml(value: unknown): string {
  return code(typeof value === "string" ? scalar(value) : flow(value));
}

/** As people write it, on one line. */
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
