import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isFile } from "../manifest/plain-replies.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOperation } from "../manifest/types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Outputs of files: what a file becomes is decided by the host, so nothing is known of it. */
export function* checkFileOutputs(
  { reply, output, hooks }: ManifestOperation,
  at: ManifestPath,
  { schemas, source }: PreparedManifest,
): Findings {
  const names = Object.values(reply).filter((name) => name !== "empty");
  if (hooks?.reply !== undefined || names.length === 0) return;
  if (!names.every((name) => isFile(name, schemas))) return;
  for (const [name, { from = [], type, text }] of Object.entries(output)) {
    const isRead = from.some((path) => /^body\b/.test(path)) || /\{body\b/.test(text ?? "");
    const isWhole = from.every((path) => !/^body[^]/.test(path)) && type === "json";
    if (isRead && !isWhole) {
      yield diagnostic("file-output", source.keyAt([...at, name]), { name });
    }
  }
}
