import type { Lists } from "../request/form.ts";
import { type SentFile, sentFile } from "./file.ts";
import { isBlob } from "./blob.ts";

/**
 * A body as `multipart/form-data`: a part for each member, JSON as its text. Files are read when they
 * are sent, so that one on disk is never held in memory. `lists`: how the items of a list are named.
 */
export function multipart(
  body: unknown,
  headers: Record<string, string>,
  lists: Lists = "repeat",
): Blob {
  const boundary = `----${randomText()}`;
  const parts: BlobPart[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) {
      if (lists === "comma" && value.length) return add(name, value.join());
      for (const [index, item] of value.entries()) add(itemName(name, index, lists), item);
      return;
    }
    const file = fileOf(value);
    const about = file
      ? `; filename="${escaped(file.name)}"\r\nContent-Type: ${file.mediaType || "application/octet-stream"}`
      : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${about}`;
    parts.push(`${head}\r\n\r\n`, file ? file.content : textOf(value), "\r\n");
  };
  for (const [name, value] of Object.entries(Object(body))) add(name, value);
  headers["Content-Type"] = `multipart/form-data; boundary=${boundary}`;
  return new Blob([...parts, `--${boundary}--\r\n`]);
}

/** A body that is the content of a file. */
export function fileAs(type: string): (body: unknown, headers: Record<string, string>) => Blob {
  return (body, headers) => {
    headers["Content-Type"] = type;
    return fileOf(body)?.content ?? new Blob([String(body)]);
  };
}

/** A file as operations have it, or the Blob that a client is given. */
function fileOf(value: unknown): SentFile | undefined {
  if (isBlob(value)) return sentFile(value);
  return isBlob(Object(value).content) ? (value as SentFile) : undefined; // no JSON holds a Blob
}

function itemName(name: string, index: number, lists: Lists): string {
  if (lists === "indexes") return `${name}[${index}]`;
  return lists === "brackets" ? `${name}[]` : name;
}

function textOf(value: unknown): string {
  return Object(value) === value ? JSON.stringify(value) : String(value ?? "");
}

/** As browsers write names. */
function escaped(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** What no content holds by chance. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "",
  );
}
