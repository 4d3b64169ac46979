import { type Document, isScalar, type ParsedNode } from "yaml";
import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";
import {
  type DocumentCode,
  type DocumentDiagnostic,
  type DocumentValues,
  documentDiagnostic as diagnostic,
} from "./catalog.ts";
import { DocumentSource } from "./node-source.ts";
import { syntaxErrors } from "./syntax-errors.ts";
import { readValues } from "./values.ts";
import { composeYaml } from "./yaml-document.ts";

/** Size of the largest document that is read, in bytes, unless its kind has a limit of its own. */
export const sizeLimit = 2 ** 20;

/** How deep maps and lists may be nested. */
export const depthLimit = 100;

/** A YAML text as plain data, with the diagnostics of reading it. */
export interface ReadDocument {
  /** Undefined when there is no value to check further. */
  readonly value: unknown;
  readonly source: DocumentSource;
  readonly diagnostics: readonly DocumentDiagnostic[];
  /** Where the first syntax error or a second document begins; what follows may be misread. */
  readonly soundUntil: number;
}

/**
 * Reads the one YAML 1.2 document of a file. `prepare` may change its nodes before values are made of them;
 * what it adds needs a range of the file.
 */
export function readDocument(
  file: SourceFile,
  limit = sizeLimit,
  prepare: (document: Document) => void = () => undefined,
): ReadDocument {
  const size = new TextEncoder().encode(file.text).length;
  if (size > limit) return refuse(file, "file-too-large", 0, { size, limit });
  const { document, tokens, secondDocument, tooDeep } = composeYaml(file.text, depthLimit);
  if (document) prepare(document);
  if (tooDeep !== undefined) return refuse(file, "yaml-too-deep", tooDeep, { limit: depthLimit });
  const contents = document?.contents ?? null;
  const errors = syntaxErrors(document?.errors ?? [], tokens, file);
  if (contents === null || isBlank(contents)) {
    if (errors.length === 0) return refuse(file, "file-empty", 0, {});
    return { ...nothing(file), diagnostics: errors };
  }
  const { value, targets, diagnostics, complete } = readValues(contents, file);
  if (secondDocument !== undefined) {
    errors.push(diagnostic("yaml-several-documents", place(file, secondDocument), {}));
  }
  const soundUntil = Math.min(...errors.map(({ range }) => range.start));
  const sound = diagnostics.filter(
    ({ code, range }) =>
      isSound(range, soundUntil) || (code === "yaml-braces" && range.start < soundUntil),
  );
  const braces = sound.filter(({ code }) => code === "yaml-braces");
  return {
    value: complete ? value : undefined,
    source: new DocumentSource(file, contents, targets),
    diagnostics: [...errors.filter((error) => !braces.some(isBefore(error))), ...sound],
    soundUntil,
  };
}

/** Whether a diagnostic is on the same line as another and before it, so that it causes the other. */
function isBefore({ range: { file, start } }: DocumentDiagnostic) {
  return ({ range }: DocumentDiagnostic) =>
    range.start < start && !file.text.slice(range.start, start).includes("\n");
}

/** Whether a range lies before the first syntax error. */
export function isSound({ start, end }: SourceRange, soundUntil: number): boolean {
  return start < soundUntil && end <= soundUntil;
}

function refuse<C extends DocumentCode>(
  file: SourceFile,
  code: C,
  offset: number,
  values: DocumentValues<C>,
): ReadDocument {
  return { ...nothing(file), diagnostics: [diagnostic(code, place(file, offset), values)] };
}

function nothing(file: SourceFile) {
  return { value: undefined, source: new DocumentSource(file, null, new Map()), soundUntil: 0 };
}

function place(file: SourceFile, start: number) {
  return { file, start, end: start };
}

function isBlank(node: ParsedNode): boolean {
  return isScalar(node) && node.value === null;
}
