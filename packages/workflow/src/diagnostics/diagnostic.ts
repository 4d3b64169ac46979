/** The entry of a code in a catalogue. */
export interface CatalogEntry {
  readonly severity: "error" | "warning";
  /** Text with `{placeholders}`. */
  readonly message: string;
  readonly cause: string;
  /** Text with `{placeholders}`. */
  readonly fix: string;
}

/** Every diagnostic of a kind of document, by code. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/** Names of the `{placeholders}` of a text. */
export type Placeholders<Message extends string> =
  Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The values for the placeholders of an entry's message and fix. */
export type MessageValues<Entry extends CatalogEntry> = {
  readonly [Name in Placeholders<Entry["message"]> | Placeholders<Entry["fix"]>]: string | number;
};

/** A file that diagnostics refer to. */
export interface SourceFile {
  /** Path for display: relative to the project root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A half-open range of a source file, in UTF-16 code units. */
export interface SourceRange {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** One problem at one place. */
export interface Diagnostic<Code extends string = string> {
  readonly code: Code;
  readonly severity: CatalogEntry["severity"];
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
  readonly range: SourceRange;
}

/** Creates diagnostics of one catalogue; the compiler checks that `values` fits the code's message. */
export type CreateDiagnostic<Entries extends Catalog> = <Code extends keyof Entries & string>(
  code: Code,
  range: SourceRange,
  values: MessageValues<Entries[Code]>,
) => Diagnostic<Code>;

/** The function that creates diagnostics of `catalog`. */
export function diagnosticsOf<const Entries extends Catalog>(
  catalog: Entries,
): CreateDiagnostic<Entries> {
  return (code, range, values) => {
    const { severity, message, cause, fix } = catalog[code] as CatalogEntry; // the code is one of its keys
    return {
      code,
      severity,
      message: filled(message, values),
      cause,
      fix: filled(fix, values),
      range,
    };
  };
}

/** A text with a value for each of its placeholders. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
