import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { statusLine } from "./status-line.ts";

const CLEAR = "\r\u001b[K";

/** A terminal whose clock is always far enough. */
function terminal(columns?: number) {
  const written: string[] = [];
  let ms = 0;
  const now = () => (ms += 10_000);
  const stream = { isTTY: true, columns, write: (text: string) => written.push(text) };
  return { ...statusLine(stream, now), written };
}

test("a line never wraps, as the part above could not be cleared", () => {
  const { show, end, written } = terminal(10);
  show(() => "1,234 of 5,678 tests");
  end();
  expect(written).toEqual([`${CLEAR}1,234 of `, CLEAR]);
  const unknown = terminal(0);
  unknown.show(() => "1,234 of 5,678 tests");
  unknown.end();
  expect(unknown.written[0]).toBe(`${CLEAR}1,234 of 5,678 tests`);
});

test("what comes after the end is not shown", () => {
  const { show, end, written } = terminal();
  show(() => "1 of 2");
  end();
  show(() => "2 of 2");
  expect(written).toEqual([`${CLEAR}1 of 2`, CLEAR]);
});

test.each([
  ["a signal", 'process.kill(process.pid, "SIGINT"); setInterval(() => {}, 1000);', "SIGINT", null],
  ["an exit", "process.exit(3);", null, 3],
  [
    "a signal that somebody else hears",
    'process.once("SIGINT", () => process.exit(4)); show(() => "half way"); process.kill(process.pid, "SIGINT"); setInterval(() => {}, 1000);',
    null,
    4,
  ],
])("nothing of it is left after %s", (_, end, signal, status) => {
  const program = `import { writeSync } from "node:fs";
import { statusLine } from ${JSON.stringify(new URL("./status-line.ts", import.meta.url).href)};
let ms = 0;
const { show } = statusLine({ isTTY: true, write: (text) => writeSync(1, text) }, () => (ms += 1000));
${end.includes("once") ? "" : 'show(() => "half way");'}
${end}`;
  const args = ["--input-type=module", "-e", program];
  const { stdout, ...ended } = node(args);
  expect(ended).toMatchObject({ signal, status });
  expect(stdout).toBe(`${CLEAR}half way${CLEAR}`);
});
