import type { Json } from "../definition.ts";
import { jsonInputs } from "../inputs/json-input.ts";
import { Unfit } from "../inputs/unfit.ts";
import type { Keywords, Read } from "../keywords.ts";
import { fileOf, FileReference, type InlineFile } from "./file.ts";
import { openFiles } from "./open.ts";

const file: Read = (given, { mediaTypes }) => {
  if (given instanceof Blob) return fileOf(given, undefined, mediaTypes);
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) {
    // A copy: the caller may go on with the bytes. That of shared memory is one, too.
    return fileOf(new Blob([given as ArrayBuffer]), undefined, mediaTypes);
  }
  const json = readJson(given);
  if (json === undefined || json instanceof Unfit) return json;
  if (!isInline(json)) return new FileReference(json);
  const bytes = bytesOf(json.base64);
  if (!bytes) return new Unfit("must have base64 as its base64", "");
  const { name, mediaType } = json;
  const type = typeof mediaType === "string" ? mediaType : "";
  return fileOf(new Blob([bytes], { type }), name, mediaTypes);
};

/** Inputs that are files. */
export const files = {
  file,
  maxBytes: ({ size }: Partial<File>, limit: number) =>
    // Of a reference nothing is known yet.
    size === undefined ||
    size <= limit ||
    new Unfit(`takes at most ${limit} bytes`, `; this has ${size}`),
  mediaTypes: ({ type }: Partial<File>, allowed: readonly string[]) =>
    type === undefined ||
    allowed.some((pattern) => isOfType(type, pattern)) ||
    new Unfit(
      `must be a file of type ${allowed.join(" or ")}`,
      `, not ${type || "of an unknown one"}`,
    ),
  openFiles,
} satisfies Keywords;

/** `image/*` stands for all images; parameters such as a charset do not count. */
function isOfType(type: string, pattern: string): boolean {
  const [own = ""] = type.split(";");
  return pattern.endsWith("/*")
    ? own.startsWith(pattern.slice(0, -1))
    : own.trim() === pattern.toLowerCase();
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
