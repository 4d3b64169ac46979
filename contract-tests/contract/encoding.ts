import type { EncodingContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

const form = "application/x-www-form-urlencoded";

const ndjson = "application/x-ndjson";

/** How the body of an operation is written: as it says, or else as its provider. */
export function readEncoding(
  operation: WrittenOperation,
  manifest: WrittenManifest,
): EncodingContract {
  const usual = operation.graphql === undefined ? manifest.encode : "json";
  const encode = operation.encode ?? usual ?? "json";
  const lists = operation.lists ?? manifest.lists ?? "brackets";
  if (encode === "form" || encode === form) {
    return { form: lists, markup: false, mediaType: form };
  }
  if (encode === "ndjson") return { form: null, markup: false, lines: true, mediaType: ndjson };
  const mediaType = encode === "json" ? "application/json" : encode;
  const kind = mediaType.split(/[/+]/).at(-1);
  return { form: null, markup: kind === "xml" || mediaType === "text/html", mediaType };
}
