import type { Json } from "../definition.ts";

/**
 * What an input of type `file` takes: a Blob (also one on disk, of `openAsBlob`), bytes, an
 * `InlineFile`, or any other JSON, which `context.readFile` of the host makes a Blob of.
 */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView | Json;

/** A file as JSON. */
export interface InlineFile {
  /** Default: `file`. */
  readonly name?: string;
  /** `image/png`; blank where it is not known. */
  readonly mediaType?: string;
  readonly base64: string;
}

/** A file that was read, as requests and hooks have it. Its bytes never change, so that it can be sent again. */
export interface SentFile {
  readonly name: string;
  /** Blank where it is not known. */
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Blob;
  /** The whole content, where it travels so. */
  readonly base64?: string;
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

/** A file of a Blob, with a name that can be written. */
export function sentFile(blob: Blob, given?: unknown): SentFile {
  const own = given ?? (blob as Partial<File>).name; // a File has one
  const name = (typeof own === "string" && own.trim()) || "file";
  // Half a character in a name becomes one that stands for it, as in every form of a browser.
  const content = new File([blob], name, { type: blob.type });
  return { name: content.name, mediaType: content.type, size: content.size, content };
}

/** The only media type that an input takes need not be said. */
export function withType(file: SentFile, allowed: readonly string[] = []): SentFile {
  const [only = ""] = allowed;
  if (file.mediaType !== "" || allowed.length !== 1 || only.includes("*")) return file;
  return sentFile(new Blob([file.content], { type: only }), file.name);
}
