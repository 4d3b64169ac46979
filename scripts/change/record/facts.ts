/** What an emitted package offers beside the contract of its manifest. Plain data, kept with releases. */
export interface PackageFacts {
  /** Range of Node that it runs on: `>=20`. */
  readonly node: string;
  /** Name -> range. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Entry (`.`, `./node`, `./block.json`) -> what it exports; null for what is no code or promises nothing. */
  readonly entries: Readonly<Record<string, EntryFacts | null>>;
  /** Entries whose declarations are not there, so that nothing is known of them: they were not built. */
  readonly unbuilt?: readonly string[];
}

/**
 * Exported name -> its declaration; null where another package declares it, and for values of packages
 * of providers, whose declarations follow from those of their types.
 */
export type EntryFacts = Readonly<Record<string, ExportFacts | null>>;

/**
 * One exported name, as its declaration says: without comments, with one spelling of spaces, and with
 * `string` in place of literal texts of several words, which are for people.
 */
export interface ExportFacts {
  readonly kind: "function" | "const" | "class" | "interface" | "type" | "enum";
  /** The declaration without its members. */
  readonly text: string;
  /** Of interfaces, classes and objects: member -> its declaration. */
  readonly members: Readonly<Record<string, string>>;
}
