import { stringify } from "yaml";
import { codeSpan } from "./code-span.ts";
import { type LanguageSchema, sectionsOf, type Word } from "./schema.ts";
import { anchorOf, describeValue, isKindOfText } from "./value-text.ts";

/** What the language says, for people: the page of the manifest and the catalogue say the same. */
export interface ManifestReference {
  readonly sections: readonly ReferenceSection[];
  /** Forms that texts have in several places. */
  readonly kinds: readonly KindOfText[];
}

/** The keys of one kind of map. */
export interface ReferenceSection {
  readonly title: string;
  /** What links to it name: its title in small letters with hyphens. */
  readonly anchor: string;
  /** Markdown; empty where the title says it. */
  readonly text: string;
  readonly keys: readonly ReferenceKey[];
}

/** One word of the language. */
export interface ReferenceKey {
  /** `model.result` is a member of `model`. */
  readonly name: string;
  readonly required: boolean;
  /** What belongs there, as Markdown with links to sections by their anchor. */
  readonly value: string;
  /** Markdown, with the default. */
  readonly meaning: string;
  /** Values in YAML, on one line each. */
  readonly examples: readonly string[];
}

/** A form that texts have in several places. */
export interface KindOfText {
  /** As `value` of a key calls it. */
  readonly title: string;
  /** Markdown. */
  readonly form: string;
}

/** The reference of the manifest language, from the descriptions and examples of its schema. */
export function manifestReference(schema: LanguageSchema): ManifestReference {
  const definitions = schema.$defs ?? {};
  const key = ({ name, required, own, whole }: Word): ReferenceKey => ({
    name,
    required,
    value: describeValue(own, definitions),
    meaning: [
      // The form of a kind of text is said once.
      textOf({ ...own, ...(whole.description && { description: whole.description }) }),
      ...(whole.default === undefined ? [] : [`Default: ${codeSpan(yamlText(whole.default))}.`]),
    ].join(" "),
    examples: (whole.examples ?? []).map(yamlText),
  });
  return {
    sections: sectionsOf(schema).map(({ schema: of, words }) => ({
      title: of.title ?? "",
      anchor: anchorOf(of),
      text: of.description ?? "",
      keys: words.map(key),
    })),
    kinds: Object.values(definitions)
      .filter(isKindOfText)
      .map((of) => ({ title: of.title?.toLowerCase() ?? "", form: textOf(of) })),
  };
}

function textOf({ description, patternErrorMessage }: LanguageSchema): string {
  return [description, patternErrorMessage].filter(Boolean).join(" ");
}

/** A value as people write it in a manifest, on one line. */
function yamlText(value: unknown): string {
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
