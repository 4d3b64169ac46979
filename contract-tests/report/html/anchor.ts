import { createHash } from "node:crypto";

/** Place of a failed case in the document; an id may hold any text, a place may not. */
export function anchorOf(id: string): string {
  return `case-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;
}
