import { statusText } from "../ir/status.ts";
import type { Reply } from "../ir/types.ts";
import { isFile, isPlainText, listingOf } from "../ir/plain-replies.ts";
import type { Manifest } from "../manifest/types.ts";

/** Declared replies by status, in its order. */
export function lowerReplies(
  replies: Readonly<Record<string, string>>,
  schemas?: Manifest["schemas"],
  mediaTypes: Readonly<Record<string, string>> = {},
): readonly Reply[] {
  return Object.entries(replies)
    .map(([status, schema]) => {
      const mediaType = mediaTypes[status];
      const listing = listingOf(schema, schemas);
      return {
        status: Number(status),
        schema: schema === "empty" ? null : schema,
        ...(isPlainText(schema, schemas) && { isText: true as const }),
        ...(listing && { listing }),
        ...(isFile(schema, schemas) && { file: mediaType === undefined ? {} : { mediaType } }),
        description: statusText(Number(status)),
      };
    })
    .toSorted((a, b) => a.status - b.status);
}
