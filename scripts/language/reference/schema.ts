/** What is read of the language's schema. */
export interface LanguageSchema {
  readonly $ref?: string;
  readonly $defs?: Definitions;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly items?: LanguageSchema;
  readonly propertyNames?: LanguageSchema;
  readonly additionalProperties?: boolean | LanguageSchema;
  readonly dependentSchemas?: Definitions;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly LanguageSchema[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly patternErrorMessage?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Parts of the schema by name. */
export type Definitions = Readonly<Record<string, LanguageSchema>>;

/** A word of the language: a key of a section, or of a map that has no section of its own. */
export interface Word {
  /** Place in the schema: `$defs/page/properties/collect/properties/limit`. */
  readonly place: string;
  /** As its section calls it: `model.result`. */
  readonly name: string;
  readonly required: boolean;
  /** What belongs there, as it is said at this place. */
  readonly own: LanguageSchema;
  /** The same with what its definition says where nothing is said at this place. */
  readonly whole: LanguageSchema;
}

/** An object with named members, which has a section of its own in the reference. */
export interface SchemaSection {
  readonly schema: LanguageSchema;
  readonly words: readonly Word[];
}

/** Every section, the manifest itself first, with every word of it. */
export function sectionsOf(schema: LanguageSchema): readonly SchemaSection[] {
  const definitions = schema.$defs ?? {};
  const parts = Object.entries(definitions).filter(([, of]) => hasSection(of));
  const all = [
    ["", schema] as const,
    ...parts.map(([name, of]) => [`$defs/${name}/`, of] as const),
  ];
  return all.map(([place, of]) => ({ schema: of, words: wordsOf(of, place, "", definitions) }));
}

/** Whether a definition has a section of its own: it has named members, or is written in several forms. */
export function hasSection({ properties, type }: LanguageSchema): boolean {
  return properties !== undefined || ([type].flat().includes("object") && Array.isArray(type));
}

/** The definition that a part of the schema refers to. */
export function targetOf(
  { $ref }: LanguageSchema,
  definitions: Definitions,
): LanguageSchema | undefined {
  if ($ref === undefined) return undefined;
  const [name = "", , word = ""] = $ref.replace("#/$defs/", "").split("/");
  const target = definitions[name];
  const own = target?.properties?.[word];
  // A word that another definition has as well.
  return own ? { ...targetOf(own, definitions), ...own } : target;
}

function wordsOf(
  { properties = {}, required = [] }: LanguageSchema,
  place: string,
  before: string,
  definitions: Definitions,
): readonly Word[] {
  return Object.entries(properties).flatMap(([key, word]) => {
    const [at, name] = [`${place}properties/${key}`, `${before}${key}`];
    const whole = { ...targetOf(word, definitions), ...word };
    return [
      { place: at, name, required: required.includes(key), own: word, whole },
      // What is defined elsewhere has a section there.
      ...wordsOf(word, `${at}/`, `${name}.`, definitions),
    ];
  });
}
