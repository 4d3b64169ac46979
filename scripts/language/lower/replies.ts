import { statusText } from "../ir/status.ts";
import type { Reply, ReplyFile } from "../ir/types.ts";
import { isFile, isPlainText, listingOf } from "../manifest/plain-replies.ts";
import type { Manifest, ManifestFile } from "../manifest/types.ts";

/** Declared replies by status, in its order. */
export function lowerReplies(
  replies: Readonly<Record<string, string>>,
  schemas?: Manifest["schemas"],
  files: Readonly<Record<string, ManifestFile>> = {},
): readonly Reply[] {
  return Object.entries(replies)
    .map(([status, schema]) => {
      const listing = listingOf(schema, schemas);
      return {
        status: Number(status),
        schema: schema === "empty" ? null : schema,
        ...(isPlainText(schema, schemas) && { isText: true as const }),
        ...(listing && { listing }),
        ...(isFile(schema, schemas) && { file: fileOf(files[status]) }),
        description: statusText(Number(status)),
      };
    })
    .toSorted((a, b) => a.status - b.status);
}

function fileOf(written: ManifestFile | undefined): ReplyFile {
  const { file = "*/*", maxBytes } = written ?? {};
  return {
    ...(file !== "*/*" && { mediaType: file }),
    ...(maxBytes !== undefined && { maxBytes }),
  };
}
