import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** Asks on a terminal; anything but a yes is a no. */
export async function confirm(
  question: string,
  { stdin, stderr }: Pick<NodeJS.Process, "stdin" | "stderr">,
): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr });
  // Ctrl-D and Ctrl-C answer nothing.
  const closed = once(lines, "close").then(() => "");
  const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
