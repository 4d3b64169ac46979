import type { Diagnostic, SourceFile } from "../diagnostics/diagnostic.ts";
import { readDocument } from "./document.ts";
import { expand, type WrittenManifest } from "./expand.ts";
import { shapeDiagnostics } from "./shape-diagnostics.ts";
import type { ManifestSource } from "./source.ts";
import type { Manifest } from "./types.ts";

/** A manifest, and everything that is wrong with its YAML and its shape. */
export interface ParseResult {
  /** Present when nothing is wrong. */
  readonly manifest?: Manifest;
  readonly source: ManifestSource;
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a manifest. Never throws, whatever the text. */
export function parse(file: SourceFile): ParseResult {
  const document = readDocument(file);
  const { source, value } = document;
  const diagnostics = [...document.diagnostics, ...shapeDiagnostics(document)];
  if (value === undefined || diagnostics.length > 0) {
    return { source, diagnostics: diagnostics.toSorted((a, b) => a.range.start - b.range.start) };
  }
  // The shape was just checked.
  return { manifest: expand(value as WrittenManifest), source, diagnostics };
}
