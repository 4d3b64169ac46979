import { createHash } from "node:crypto";

const CARRIAGE_RETURN = 13;
/** 128 bits: enough to notice a change, short enough to read in a diff. */
const LENGTH = 32;

/** Line ends as they are written: a checkout with CRLF must not change what is produced. */
export function toLf(text: string): string {
  return text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text;
}

/** Hash of a file's bytes that is the same for an LF and a CRLF checkout. */
export function hashBytes(bytes: Buffer): string {
  // latin1 keeps every byte as it is, so this is safe for bytes that are not UTF-8.
  const lines = bytes.includes(CARRIAGE_RETURN)
    ? Buffer.from(toLf(bytes.toString("latin1")), "latin1")
    : bytes;
  return createHash("sha256").update(lines).digest("hex").slice(0, LENGTH);
}

/** Hash that `hashBytes` gives for a file with this text. */
export function hashText(text: string): string {
  return hashBytes(Buffer.from(text, "utf8"));
}
