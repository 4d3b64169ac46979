import type { Json } from "../definition.ts";
import { jsonInputs } from "../inputs/json-input.ts";
import { Unfit } from "../inputs/unfit.ts";
import type { Keywords, Read } from "../keywords.ts";
import { isBlob } from "./blob.ts";
import { FileReference, type InlineFile, type SentFile, sentFile, withType } from "./file.ts";
import { openFiles } from "./open.ts";

const file: Read = (given, { mediaTypes = [] }) => {
  const held = isFile(given) ? given : inline(given);
  const isKnown = !held || held instanceof FileReference || held instanceof Unfit;
  return isKnown ? held : withType(held, mediaTypes);
};

/** Inputs that are files. */
export const files = {
  file,
  maxBytes: (value: SentFile | FileReference, limit: number) =>
    value instanceof FileReference ||
    value.size <= limit ||
    new Unfit(`takes at most ${limit} bytes`, `; this has ${value.size}`),
  mediaTypes: (value: SentFile | FileReference, allowed: readonly string[]) =>
    value instanceof FileReference ||
    allowed.some((pattern) => isOfType(value.mediaType, pattern)) ||
    new Unfit(
      `must be a file of type ${allowed.join(" or ")}`,
      `, not ${value.mediaType || "of an unknown one"}`,
    ),
  openFiles,
} satisfies Keywords;

/** `image/*` stands for all images; parameters such as a charset do not count. */
function isOfType(mediaType: string, pattern: string): boolean {
  const [own = ""] = mediaType.split(";");
  return pattern.endsWith("/*")
    ? own.startsWith(pattern.slice(0, -1))
    : own.trim() === pattern.toLowerCase();
}

/** One that a hook gives back. */
function isFile(given: unknown): given is SentFile {
  return isBlob(Object(given).content);
}

function inline(given: unknown): SentFile | FileReference | Unfit | undefined {
  if (isBlob(given)) return sentFile(given);
  // A copy: the caller may go on with the bytes.
  if (given instanceof ArrayBuffer) return sentFile(new Blob([given]));
  if (ArrayBuffer.isView(given)) return sentFile(new Blob([given as ArrayBufferView<ArrayBuffer>])); // a shared one is copied too
  const json = readJson(given);
  if (json === undefined || json instanceof Unfit) return json;
  if (!isInline(json)) return new FileReference(json);
  const bytes = bytesOf(json.base64);
  if (!bytes) return new Unfit("has a base64 that is none", "");
  const { name, mediaType } = json;
  const type = typeof mediaType === "string" ? mediaType : "";
  return sentFile(new Blob([bytes], { type }), name);
}

/** Text is JSON where it is that of an object or a list, and else a reference itself. */
function readJson(given: unknown): Json | Unfit | undefined {
  const isText = typeof given === "string";
  const read = isText && !/^\s*[[{]/.test(given) ? given : jsonInputs.json(given, anyJson);
  return isText && read instanceof Unfit ? given : (read as Json | Unfit);
}

const anyJson = { type: "json", shape: "any" } as const;

function isInline(json: Json): json is Json & InlineFile {
  return typeof (Object(json) as Partial<InlineFile>).base64 === "string";
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  } catch {
    return undefined;
  }
}
