import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "./error.ts";
import { InputError } from "./input-error.ts";

/** The variable that Node takes the folder from. */
const VARIABLE = process.platform === "win32" ? "TEMP" : "TMPDIR";

/** Makes a new folder for what is gone afterwards; throws an InputError where the system has no place for it. */
export function temporaryFolder(purpose: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `blockwright-${purpose}-`));
  } catch (error) {
    throw new InputError(
      `no temporary folder can be made in ${tmpdir()} (${errorCode(error)}); set ${VARIABLE} to a folder that is there and can be written`,
      { cause: error },
    );
  }
}
