import type { ParameterContract, Value } from "../contract/types.ts";

/** A file as a call has it, once it is read. */
export interface FileValue {
  readonly name: string;
  /** Empty where it is not known. */
  readonly mediaType: string;
  readonly size: number;
  readonly base64: string;
}

/** A file that the host of the suite keeps: `host:image/png:aGk=`. It reads such references, and no others. */
export function hostReference(mediaType: string, base64: string): string {
  return `host:${mediaType}:${base64}`;
}

/** The file of a reference; undefined of anything else. */
export function hostFile(reference: unknown): Blob | undefined {
  const [, type = "", base64 = ""] = /^host:([^:]*):(.*)$/s.exec(String(reference)) ?? [];
  if (!String(reference).startsWith("host:")) return undefined;
  return new File([Buffer.from(base64, "base64")], "kept.bin", { type });
}

/** The file that is given, as JSON, as its text or as a reference; undefined where it is none. */
export function fileOf(
  { limits: { mediaTypes = [] } }: ParameterContract,
  given: unknown,
): FileValue | undefined {
  const [, kept, content] = /^host:([^:]*):(.*)$/s.exec(String(given)) ?? [];
  const json =
    kept === undefined ? jsonOf(given) : { name: "kept.bin", mediaType: kept, base64: content };
  const { name = "file", mediaType = "", base64 } = json;
  if (typeof base64 !== "string") return undefined;
  const bytes = Buffer.from(base64, "base64");
  const [only = "*"] = mediaTypes.length === 1 ? mediaTypes : [];
  return {
    name: String(name),
    // The only type that there is need not be said.
    mediaType: String(mediaType) || (only.includes("*") ? "" : only),
    size: bytes.length,
    base64: bytes.toString("base64"),
  };
}

/** What travels for a file as a part of a body. */
export function partOf(value: Value): Value {
  const { name, mediaType, base64 } = Object(value) as FileValue; // as values of files are read
  return { name, mediaType: mediaType || "application/octet-stream", base64 };
}

/** Whether a value is a file. */
export function isFileValue(value: Value | undefined): boolean {
  return typeof Object(value).base64 === "string" && typeof Object(value).size === "number";
}

function jsonOf(given: unknown): Readonly<Record<string, unknown>> {
  try {
    return Object(typeof given === "string" ? JSON.parse(given) : given);
  } catch {
    return {};
  }
}
