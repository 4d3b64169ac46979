import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

/** Goes on whatever is aborted; its clock goes as far as standard input says, and no further. */
const program = `
  let now = 0;
  performance.now = () => now;
  const { interruption } = await import(${JSON.stringify(new URL("./interruption.ts", import.meta.url).href)});
  const { signal } = interruption(() => console.log("heard"));
  signal.addEventListener("abort", () => console.log("aborted"));
  process.stdin.on("data", (ms) => console.log("now " + (now += Number(ms))));
  console.log("ready");`;

async function started() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const printed = async (text: string) => {
    while (!said.includes(text)) await once(child.stdout, "data");
  };
  /** Resolves when it is so late there. */
  const waits = async (from: number, to: number) => {
    child.stdin.write(String(to - from));
    await printed(`now ${to}`);
  };
  await printed("ready");
  return { child, printed, waits };
}

test.each([
  "SIGINT",
  "SIGTERM",
] as const)("%s aborts, a second one ends the process", async (name) => {
  const { child, printed, waits } = await started();
  child.kill(name);
  await printed("heard\naborted");
  await waits(0, 251);
  child.kill(name);
  expect(await once(child, "exit")).toEqual([130, null]);
});

test("a Ctrl-C that npm hands on is not taken for a second one", async () => {
  const { child, printed, waits } = await started();
  child.kill("SIGINT");
  await printed("heard");
  await waits(0, 249);
  child.kill("SIGINT");
  // What was sent before is handled before the answer.
  await waits(249, 250);
  await waits(250, 251);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
});
