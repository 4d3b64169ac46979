import type { Write } from "../request/encode.ts";
import type { Lists } from "../request/form.ts";
import { whole } from "./whole.ts";

/**
 * Writes a body as `multipart/form-data`: a part for each member, and for each item of a list, JSON as
 * its text. Files are read when they are sent, so that one on disk is never held in memory. `lists`:
 * how the items of a list are named, unless its name ends in `[]`.
 */
export function multipart(lists: Lists = "repeat"): Write {
  return (body, headers) => parted(body, headers, lists);
}

function parted(body: unknown, headers: Record<string, string>, lists: Lists): Blob {
  const boundary = `----${crypto.randomUUID()}`;
  const parts: BlobPart[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    parts.push(`${head}${value instanceof Blob ? aboutFile(value) : ""}\r\n\r\n`);
    parts.push(value instanceof Blob ? value : textOf(value), "\r\n");
  };
  for (const [name, value] of Object.entries(Object(body))) {
    const named = name.endsWith("[]") ? "repeat" : lists;
    if (!Array.isArray(value)) add(name, value);
    else if (named === "comma" && value.length) add(name, value.map(textOf).join());
    else for (const [index, item] of value.entries()) add(itemName(name, index, named), item);
  }
  headers["Content-Type"] = `multipart/form-data; boundary=${boundary}`;
  return whole(new Blob([...parts, `--${boundary}--\r\n`]));
}

/** Writes a body that is the content of a file. */
export function fileAs(type: string): Write {
  return (body, headers) => {
    headers["Content-Type"] = type;
    return whole(new Blob([body instanceof Blob ? body : textOf(body)]));
  };
}

/** A Blob of a client may have no name. */
function aboutFile({ name = "file", type }: Blob & { readonly name?: string }): string {
  return `; filename="${escaped(name)}"\r\nContent-Type: ${type || "application/octet-stream"}`;
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
