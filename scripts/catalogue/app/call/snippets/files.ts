import type { Call } from "../types.ts";
import { Code, type Entry, fieldOf, type Written } from "./values.ts";

/** What a snippet imports for the files in it. */
export function fileImports(entries: readonly Entry[]): string {
  const hasFile = entries.some(([, value]) => value instanceof File || isRead(value));
  return hasFile ? 'import { readFile } from "node:fs/promises";\n' : "";
}

/** A file that was chosen, as an operation takes it. */
export function fileCode({ name, type }: File): string {
  return `new File([${readCode(name)}], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} })`;
}

/** Files as a client takes them: whole, or with their content as text. */
export function withFiles(call: Call, entries: readonly Entry[]): readonly Entry[] {
  const { client } = call.page.operations[call.operation.id] ?? {};
  return entries.map(([name, value]) => {
    const file = fieldOf(call, name).type === "file" && fileOf(value);
    if (!file) return [name, value];
    return [name, client?.encoded.includes(name) ? encoded(file) : whole(file)];
  });
}

/** A file, with the code that gives its bytes. */
interface Held {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: string;
}

/** Undefined for a reference, which no client takes. */
function fileOf(value: Written): Held | undefined {
  if (value instanceof File) return { ...about(value), bytes: readCode(value.name) };
  const { base64, name = "file", mediaType = "" } = Object(value) as Partial<Inline>; // looked at here
  if (typeof base64 !== "string") return undefined;
  const bytes = `Buffer.from(${JSON.stringify(base64)}, "base64")`;
  return { name, type: mediaType, size: atob(base64).length, bytes };
}

interface Inline {
  readonly base64: unknown;
  readonly name: string;
  readonly mediaType: string;
}

function about({ name, type, size }: File): Omit<Held, "bytes"> {
  return { name, type, size };
}

function whole({ name, type, bytes }: Held): Code {
  return new Code(
    `new File([${bytes}], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} })`,
  );
}

function encoded({ name, type, size, bytes }: Held): Code {
  const base64 = `(${bytes}).toString("base64")`;
  const [own, mediaType] = [JSON.stringify(name), JSON.stringify(type)];
  return new Code(`{ name: ${own}, mediaType: ${mediaType}, size: ${size}, base64: ${base64} }`);
}

function readCode(name: string): string {
  return `await readFile(${JSON.stringify(name)})`;
}

function isRead(value: Written): boolean {
  return value instanceof Code && value.text.includes("await readFile(");
}
