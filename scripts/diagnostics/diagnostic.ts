import { type Code, catalog, type MessageValues } from "./catalog.ts";
import type { CatalogEntry } from "./entry.ts";

/** A text that diagnostics point into. */
export interface SourceFile {
  /** Path as shown to people: relative to the project root, with forward slashes. */
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
export interface Diagnostic {
  readonly code: Code;
  readonly severity: CatalogEntry["severity"];
  readonly message: string;
  readonly range: SourceRange;
}

/** Creates a diagnostic; the compiler checks that `values` fits the code's message. */
export function diagnostic<C extends Code>(
  code: C,
  range: SourceRange,
  values: MessageValues<C>,
): Diagnostic {
  const { severity, message } = catalog[code];
  const byName: Readonly<Record<string, string | number>> = values;
  const text = message.replace(/\{(\w+)\}/g, (_, name: string) => String(byName[name]));
  return { code, severity, message: text, range };
}
