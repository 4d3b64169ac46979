import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { confirm } from "./confirm.ts";

/** Asks somebody who types this, and then nothing more. */
async function answered(text: string): Promise<boolean> {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  stdin.end(text);
  // Streams are all that is used of them.
  return await confirm("Publish?", { stdin, stderr } as never);
}

test.each([
  ["y\n", true],
  ["Yes\n", true],
  ["\n", false],
  ["n\n", false],
  ["yess\n", false],
  ["", false],
])("%j is %j", async (text, agreed) => {
  expect(await answered(text)).toBe(agreed);
});
