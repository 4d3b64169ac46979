import { readDocument } from "../../../packages/workflow/src/document/read.ts";
import { type Diagnostic, diagnostic, type SourceFile } from "../diagnostics/diagnostic.ts";
import { convertDocument } from "../version-1/convert.ts";
import { DeferredSource } from "./deferred-source.ts";
import { expand, type WrittenManifest } from "./expand.ts";
import { quickRead } from "./quick-read.ts";
import { repair } from "./repair.ts";
import { fits } from "./shape.ts";
import { shapeDiagnostics } from "./shape-diagnostics.ts";
import type { ManifestSource } from "./source.ts";
import type { Manifest } from "./types.ts";

/** Size of the largest manifest, in bytes: thousands of operations, as whole APIs have them. */
export const manifestSizeLimit = 2 ** 24;

/** A manifest, and everything that is wrong with its YAML and its shape. */
export interface ParseResult {
  /** Present when nothing is wrong. */
  readonly manifest?: Manifest;
  /**
   * In place of `manifest` when something is wrong with the shape: the rest of it, so that mistakes
   * of meaning are found in the same run. Never to be lowered.
   */
  readonly draft?: Manifest;
  readonly source: ManifestSource;
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a manifest. Never throws, whatever the text. */
export function parse(file: SourceFile): ParseResult {
  return parseQuickly(file) ?? parseFully(file);
}

/** A plain text without a mistake in its shape needs no places of nodes, which cost most of the time. */
function parseQuickly(file: SourceFile): ParseResult | undefined {
  if (Buffer.byteLength(file.text) > manifestSizeLimit) return undefined;
  const value: unknown = quickRead(file.text);
  if (value === undefined || !fits(value)) return undefined;
  return {
    manifest: expand(value),
    source: new DeferredSource(file, () => readDocument(file, manifestSizeLimit).source),
    diagnostics: [],
  };
}

function parseFully(file: SourceFile): ParseResult {
  let isOlder = false;
  const document = readDocument(file, manifestSizeLimit, (nodes) => {
    isOlder = convertDocument(nodes);
  });
  const { source, value } = document;
  const older = isOlder ? [olderVersion(source)] : [];
  const mistakes = [...document.diagnostics, ...shapeDiagnostics(document)];
  const diagnostics = [...older, ...mistakes];
  if (value === undefined || mistakes.length > 0) {
    const sorted = diagnostics.toSorted((a, b) => a.range.start - b.range.start);
    // After a mistake of syntax, nothing that follows can be relied on.
    const isSound = value !== undefined && document.soundUntil === Number.POSITIVE_INFINITY;
    // What another version of the language means is not known here.
    const isOther = mistakes.some(({ code }) => code.startsWith("manifest-version"));
    const rest = isSound && !isOther ? repair(value) : undefined;
    return { ...(rest && { draft: expand(rest) }), source, diagnostics: sorted };
  }
  // The shape was just checked.
  return { manifest: expand(value as WrittenManifest), source, diagnostics };
}

/** What is said once of a manifest of version 1. */
function olderVersion(source: ManifestSource): Diagnostic {
  return diagnostic("manifest-version-older", source.valueAt(["manifest"]), {});
}
