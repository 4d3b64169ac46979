/** What an emitted package offers beside the contract of its manifest. Plain data, kept with releases. */
export interface PackageFacts {
  /** Range of Node that it runs on: `>=20`. */
  readonly node: string;
  /** Name -> range. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Entry (`.`, `./node`, `./block.json`) -> what it exports; null for files that are no code. */
  readonly entries: Readonly<Record<string, Readonly<Record<string, ExportFacts>> | null>>;
}

/** One exported name, as its declaration says; without comments and with one spelling of spaces. */
export interface ExportFacts {
  readonly kind: "function" | "const" | "class" | "interface" | "type" | "enum";
  /** The declaration without its members. */
  readonly text: string;
  /** Of interfaces and classes: member -> its declaration. */
  readonly members: Readonly<Record<string, string>>;
}
