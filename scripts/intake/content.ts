import type { Encoding, Reply } from "../language/ir/types.ts";
import type { VendorBody, VendorContent } from "./model.ts";

/** How a manifest writes a body. */
export type Writing = "json" | "form" | "text";

/** The way in which a body is drafted: one that manifests have, JSON first; undefined where there is none. */
export function draftedContent({ contents }: VendorBody): VendorContent | undefined {
  const ranked = [isPlainJson, isJson, isForm, isText];
  return ranked.flatMap((isThis) => contents.filter(isThis)).at(0);
}

/** The way that a manifest has chosen; undefined where the vendor does not take it. */
export function contentFor(
  { contents }: VendorBody,
  encode: Encoding | undefined,
): VendorContent | undefined {
  switch (encode?.kind) {
    case undefined:
      return contents.find(isPlainJson) ?? contents.find(isJson);
    case "form":
      return contents.find(isForm);
    case "multipart":
      return contents.find(isMultipart);
    case "json":
    case "file":
    case "ndjson":
    case "text":
      return contents.find(({ mediaType }) => covers(mediaType, encode.mediaType));
  }
}

/** How a manifest writes this; null where it cannot. */
export function writingOf(content: VendorContent): Writing | null {
  if (isPlainJson(content) || isJson(content)) return "json";
  if (isForm(content)) return "form";
  return isText(content) ? "text" : null;
}

/** `encode` of a manifest; undefined where it need not be said. */
export function encodeOf(content: VendorContent): string | undefined {
  if (isPlainJson(content)) return undefined;
  return isForm(content) ? "form" : content.mediaType;
}

/** The media type under which a manifest sends its body. */
export function mediaTypeOf(encode: Encoding | undefined): string {
  if (encode === undefined) return "application/json";
  if ("mediaType" in encode) return encode.mediaType;
  return encode.kind === "form" ? "application/x-www-form-urlencoded" : "multipart/form-data";
}

/** Whether a reply of one of these media types is one text. */
export function isTextual(mediaTypes: readonly string[]): boolean {
  return mediaTypes.some((each) => isText({ mediaType: each.split(";")[0]?.trim() ?? "" }));
}

/** Whether a list that travels piece by piece, or a file, may be of one of these media types. */
export function isOfReply(
  { listing, file }: Pick<Reply, "listing" | "file">,
  mediaTypes: readonly string[],
): boolean {
  return mediaTypes.some((each) => {
    const type = each.split(";")[0]?.trim().toLowerCase() ?? "";
    if (type === "*/*" || type === "application/octet-stream") return true;
    if (listing === "events") return /^text\/(?:event-stream|plain)$/.test(type);
    if (listing === "lines") return /json|^text\/plain$/.test(type);
    const { mediaType = "*/*" } = file ?? {};
    return covers(mediaType, type) || covers(type, mediaType);
  });
}

type Typed = Pick<VendorContent, "mediaType">;

function isPlainJson({ mediaType }: Typed): boolean {
  return /^(?:application\/(?:json|\*|\*\+json)|text\/json|\*\/\*)$/.test(mediaType);
}

function isJson({ mediaType }: Typed): boolean {
  return /^[a-z]+\/[a-z0-9][a-z0-9!#$&^_.+-]*[+]json$/.test(mediaType);
}

function isForm({ mediaType }: Typed): boolean {
  return mediaType === "application/x-www-form-urlencoded";
}

function isMultipart({ mediaType }: Typed): boolean {
  return mediaType === "multipart/form-data";
}

/** Texts of a kind that manifests can name; a stream of events is none. */
function isText({ mediaType }: Typed): boolean {
  if (mediaType === "text/event-stream") return false;
  return (
    /^text\/[a-z0-9][a-z0-9!#$&^_.+-]*$/.test(mediaType) ||
    /^[a-z]+\/[a-z0-9][a-z0-9!#$&^_.+-]*\+xml$/.test(mediaType) ||
    TEXTS.has(mediaType.replace(/^application\/(?:x-)?/, ""))
  );
}

/** Texts below `application/`. */
const TEXTS = new Set(["graphql", "javascript", "jsonl", "ndjson", "sql", "toml", "xml", "yaml"]);

/** Whether a media type, which may end in a star, is this one. */
function covers(range: string, mediaType: string): boolean {
  if (range === "*/*" || range === mediaType) return true;
  return range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1));
}
