import type { Json } from "../definition.ts";

/**
 * What an input of type `file` takes: a Blob (also one on disk, of `openAsBlob`), bytes, an
 * `InlineFile`, or any other JSON, which `context.readFile` of the host makes a Blob of.
 */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView | InlineFile | Json;

/** A file as JSON. */
export interface InlineFile {
  /** Default: `file`. */
  readonly name?: string;
  /** `image/png`; blank where it is not known. */
  readonly mediaType?: string;
  readonly base64: string;
}

/** A file whose content travels as text. */
export interface EncodedFile extends Required<InlineFile> {
  /** Bytes. */
  readonly size: number;
}

/** Turns a reference of the host, such as a storage key, into its file. */
export type ReadFile = (
  reference: Json,
  about: { readonly signal: AbortSignal },
) => Blob | Promise<Blob>;

/** A reference that `context.readFile` has to read. */
export class FileReference {
  readonly json: Json;

  constructor(json: Json) {
    this.json = json;
  }
}

/** A Blob with a name and, where only one media type may be, with that. Nothing of it is read. */
export function fileOf(blob: Blob, given?: unknown, allowed: readonly string[] = []): File {
  const own = given ?? (blob as Partial<File>).name; // a File has one
  const name = (typeof own === "string" && own.trim()) || "file";
  const [only = ""] = allowed;
  const isOnly = allowed.length === 1 && !only.includes("*");
  // Half a character in a name becomes one that stands for it, as in a browser.
  return new File([blob], name, { type: blob.type || (isOnly ? only : "") });
}

/** The name of a file. */
export function fileName(file: File | EncodedFile): string;
export function fileName(file: File | EncodedFile | undefined): string | undefined;
export function fileName(file: File | EncodedFile | undefined): string | undefined {
  return file?.name;
}

/** The media type of a file; undefined where it is not known. */
export function fileType(file: File | EncodedFile | undefined): string | undefined {
  return (file && ("type" in file ? file.type : file.mediaType)) || undefined;
}

/** The size of a file in bytes. */
export function fileSize(file: File | EncodedFile): number;
export function fileSize(file: File | EncodedFile | undefined): number | undefined;
export function fileSize(file: File | EncodedFile | undefined): number | undefined {
  return file?.size;
}

/** The content of a file as base64. */
export function fileText(file: EncodedFile): string;
export function fileText(file: EncodedFile | undefined): string | undefined;
export function fileText(file: EncodedFile | undefined): string | undefined {
  return file?.base64;
}
