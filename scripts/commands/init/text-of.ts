import { readFileSync } from "node:fs";
import { errorCode } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";

/** The text of a file; null: there is none. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    const what =
      code === "EISDIR" ? "is a folder where init needs a file" : `cannot be read (${code})`;
    throw new InputError(`${path} ${what}; nothing was written`, { cause: error });
  }
}
