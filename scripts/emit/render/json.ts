import type { Json } from "../../language/ir/types.ts";
import { escapeLines } from "./encode.ts";

/** A JSON file: two spaces, a line break at the end, nothing in it that cannot be seen. */
export function printJson(value: Json): string {
  return `${escapeLines(JSON.stringify(value, null, 2))}\n`;
}
