import { becomesList } from "./parameter.ts";
import type { EncodingContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

const form = "application/x-www-form-urlencoded";
const parts = "multipart/form-data";

const ndjson = "application/x-ndjson";

/** How the body of an operation is written: as it says, or else as its provider. */
export function readEncoding(
  operation: WrittenOperation,
  manifest: WrittenManifest,
): EncodingContract {
  const usual = operation.graphql === undefined ? manifest.encode : "json";
  const encode = operation.encode ?? usual ?? "json";
  const lists = mayHoldLists(operation, manifest) ? (operation.lists ?? manifest.lists) : undefined;
  const other = { form: null, parts: null, isFile: false, markup: false };
  if (encode === "form" || encode === form) {
    return { ...other, form: lists ?? "brackets", mediaType: form };
  }
  if (encode === "multipart" || encode === parts) {
    return { ...other, parts: lists ?? "repeat", mediaType: parts };
  }
  if (encode === "ndjson") return { ...other, lines: true, mediaType: ndjson };
  const mediaType = encode === "json" ? "application/json" : encode;
  if (isFile(operation, manifest) && !mediaType.endsWith("json")) {
    return { ...other, isFile: true, mediaType };
  }
  const kind = mediaType.split(/[/+]/).at(-1);
  return { ...other, markup: kind === "xml" || mediaType === "text/html", mediaType };
}

/** Whether a list can come to stand in a body. */
function mayHoldLists(
  { body, params = {}, hooks }: WrittenOperation,
  manifest: WrittenManifest,
): boolean {
  const all = Object.values({ ...manifest.params, ...params });
  return body !== undefined || hooks?.request !== undefined || all.some(becomesList);
}

/** Whether the body is one parameter, and that a file. */
function isFile({ body, params = {} }: WrittenOperation, manifest: WrittenManifest): boolean {
  const all = Object.entries({ ...manifest.params, ...params });
  const [, named] = /^\{(\w+)\}$/.exec(String(body)) ?? [];
  const own = all.filter(([name, { to }]) => (body === undefined ? to === "body" : name === named));
  return own.some(([, { type, convert }]) => type === "file" && convert === undefined);
}
