import { expect, test } from "vitest";
import { progressOn } from "./progress.ts";

function shown(isTTY: boolean, times: readonly number[]) {
  const written: string[] = [];
  const clock = [0, ...times.flatMap((time) => [time, time])].values();
  const now = () => clock.next().value ?? 0;
  const { progress, end } = progressOn({ isTTY, write: (text) => written.push(text) }, now);
  for (const [index] of times.entries()) progress("emit", index + 1, times.length);
  end();
  return written.join("");
}

test("rewrites a line on a terminal and leaves it empty", () => {
  expect(shown(true, [100, 200])).toBe(
    "\r\u001b[Kgenerating 1 of 2\r\u001b[Kgenerating 2 of 2\r\u001b[K",
  );
});

test("prints a line now and then elsewhere, and nothing for a short run", () => {
  expect(shown(false, [100, 200])).toBe("");
  expect(shown(false, [6000])).toBe("generating 1 of 1\n");
});
