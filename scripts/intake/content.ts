import type { Encoding, JsonSchema, Reply } from "../language/ir/types.ts";
import { objectOf } from "./data.ts";
import type { VendorBody, VendorContent } from "./model.ts";

/** How a manifest writes a body. */
export type Writing = "json" | "form" | "multipart" | "text" | "lines" | "file";

/** The way in which a body is drafted: one that manifests have, JSON first; undefined where there is none. */
export function draftedContent({ contents }: VendorBody): VendorContent | undefined {
  const ranked = [isPlainJson, isJson, isUpload, isForm, isMultipart, isLines, isText, isFile];
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
  if (isMultipart(content)) return "multipart";
  if (isLines(content)) return "lines";
  if (isText(content)) return "text";
  return isFile(content) ? "file" : null;
}

/** `encode` of a manifest; undefined where it need not be said. */
export function encodeOf(content: VendorContent): string | undefined {
  if (isPlainJson(content)) return undefined;
  const writing = writingOf(content);
  if (writing === "form" || writing === "multipart") return writing;
  if (writing === "lines") return "ndjson";
  // Of which type the bytes are, the file says; a range names none.
  return content.mediaType.includes("*") ? "application/octet-stream" : content.mediaType;
}

/** The media type under which a manifest sends its body. */
export function mediaTypeOf(encode: Encoding | undefined): string {
  if (encode === undefined) return "application/json";
  if ("mediaType" in encode) return encode.mediaType;
  return encode.kind === "form" ? "application/x-www-form-urlencoded" : "multipart/form-data";
}

/** A media type in lower case, without parameters. */
export function bareType(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

/** JSON of a type of its own, where replies have that and no plain JSON. */
export function ownJson(mediaTypes: readonly string[]): string | undefined {
  const isPlain = mediaTypes.some((type) => /^(?:application\/(?:json|\*)|\*\/\*)$/.test(type));
  return isPlain
    ? undefined
    : mediaTypes.find((mediaType) => isJson({ mediaType }) || mediaType === "text/json");
}

/** Whether a reply of one of these media types is one text. */
export function isTextual(mediaTypes: readonly string[]): boolean {
  return mediaTypes.some((each) => isText({ mediaType: each }));
}

/** What a reply without JSON is: values one after another, bytes, or one text; null where nothing is said. */
export function streamOf(types: readonly string[]): string | null {
  if (types.some((each) => LINES.test(each))) return "lines";
  if (types.includes("text/event-stream")) return "events";
  if (isTextual(types)) return "text";
  const [only, ...more] = types.filter((mediaType) => isFile({ mediaType }));
  if (only === undefined) return null;
  const isOpen = more.length > 0 || only === "application/octet-stream" || only === "*/*";
  return isOpen ? "file" : only;
}

/** Whether a list that travels piece by piece, or a file, may be of one of these media types. */
export function isOfReply(
  { listing, file }: Pick<Reply, "listing" | "file">,
  mediaTypes: readonly string[],
): boolean {
  return mediaTypes.some((type) => {
    if (type === "*/*" || type === "application/octet-stream") return true;
    if (listing === "events") return /^text\/(?:event-stream|plain)$/.test(type);
    if (listing === "lines") return /json|^text\/plain$/.test(type);
    const { mediaType = "*/*" } = file ?? {};
    return covers(mediaType, type) || covers(type, mediaType);
  });
}

/** Names of JSON values that each stand on a line. */
const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|json-?lines|jsonlines|stream\+json)$/;

/** Whether a schema describes bytes, as documents of all versions do. */
export function isBinary({ type, format, ...rest }: JsonSchema): boolean {
  const { contentMediaType, contentEncoding } = rest;
  const isString = type === "string" || (Array.isArray(type) && type.includes("string"));
  if (!isString && !(type === undefined && contentMediaType !== undefined)) return false;
  if (format === "binary") return true;
  const isEncoded = contentEncoding !== undefined && contentEncoding !== "binary";
  return (
    typeof contentMediaType === "string" && !isEncoded && isFile({ mediaType: contentMediaType })
  );
}

type Typed = Pick<VendorContent, "mediaType"> & Partial<Pick<VendorContent, "schema">>;

function isPlainJson({ mediaType, schema }: Typed): boolean {
  if (mediaType === "*/*" && schema && isBinary(schema)) return false;
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

/** A form with files in it, as far as it says so itself. */
function isUpload({ mediaType, schema = {} }: Typed): boolean {
  const members = Object.values(objectOf(schema["properties"])).map(objectOf);
  return isMultipart({ mediaType }) && members.some((member) => isBinary(member));
}

/** JSON values, each on a line, under the name that manifests send. */
function isLines({ mediaType }: Typed): boolean {
  return mediaType === "application/x-ndjson";
}

/** Bytes: whatever is neither JSON nor a text, a form or a stream. */
function isFile(content: Typed): boolean {
  const { mediaType } = content;
  const isRange = mediaType === "*/*" || /^(?:image|audio|video)\/\*$/.test(mediaType);
  const isNamed = /^[a-z]+\/[a-z0-9][a-z0-9!#$&^_.+-]*$/.test(mediaType);
  if (isText(content) || isLines(content) || isJson(content)) return false;
  if (!isRange && (!isNamed || /^(?:multipart|text|message)\//.test(mediaType))) return false;
  return !/^application\/(?:json|x-www-form-urlencoded)$/.test(mediaType);
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
const TEXTS = new Set([
  "graphql",
  "javascript",
  "jose",
  "jsonl",
  "jwt",
  "ndjson",
  "sql",
  "toml",
  "xml",
  "yaml",
]);

/** Whether a media type, which may end in a star, is this one. */
function covers(range: string, mediaType: string): boolean {
  if (range === "*/*" || range === mediaType) return true;
  return range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1));
}
