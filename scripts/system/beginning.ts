import { closeSync, openSync, readFileSync, readSync } from "node:fs";

/** How much of a file is read at first, in bytes. */
const BEGINNING = 8192;

/** The beginning of a file of text as far as `mark`, and more; all of it where that comes later or never. */
export function beginningOf(path: string, mark: RegExp): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(BEGINNING);
    const text = bytes.toString("utf8", 0, readSync(file, bytes));
    return mark.test(text) ? text : readFileSync(path, "utf8");
  } finally {
    closeSync(file);
  }
}
