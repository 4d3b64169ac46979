import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";

/** Where outputs are written. */
export interface OutputStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Writes what providers gave: as it is for programs; on a terminal, nothing in it moves the cursor or hides. */
export function writeOutput(stream: OutputStream, text: string): void {
  stream.write(stream.isTTY ? text.split("\n").map(printable).join("\n") : text);
}
