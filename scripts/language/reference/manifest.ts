import { type LanguageSchema, sectionsOf, type Word } from "./schema.ts";
import { anchorOf, describeValue, isKindOfText } from "./value-text.ts";
import { yamlText } from "./yaml-text.ts";

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
  /** Markdown; null: its title says it. */
  readonly text: string | null;
  readonly keys: readonly ReferenceKey[];
}

/** One word of the language. */
export interface ReferenceKey {
  /** `collect.limit` is a member of `collect`, and `enum[].label` one of an item of `enum`. */
  readonly name: string;
  readonly required: boolean;
  /** What belongs there, as Markdown with links to sections by their anchor. */
  readonly value: string;
  /** Markdown. */
  readonly meaning: string;
  /** What applies where it is not written, in YAML; null: nothing, or `meaning` says it. */
  readonly fallback: string | null;
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
    // The form of a kind of text is said once.
    meaning: textOf({ ...own, ...(whole.description && { description: whole.description }) }),
    fallback: whole.default === undefined ? null : yamlText(whole.default),
    examples: (whole.examples ?? []).map(yamlText),
  });
  return {
    sections: sectionsOf(schema).map(({ schema: of, words }) => ({
      title: of.title ?? "",
      anchor: anchorOf(of),
      text: of.description ?? null,
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
