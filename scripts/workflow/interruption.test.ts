import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

const program = `
  const { interruption } = await import(${JSON.stringify(new URL("./interruption.ts", import.meta.url).href)});
  const { signal } = interruption(() => console.log("heard"));
  signal.addEventListener("abort", () => console.log("aborted"));
  setInterval(() => {}, 1000);
  console.log("ready");`;

/** A process that goes on whatever is aborted. */
async function started() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const hears = async (words: string) => {
    while (!said.includes(words)) await once(child.stdout, "data");
  };
  await hears("ready");
  return { child, hears };
}

test.each([
  "SIGINT",
  "SIGTERM",
] as const)("%s aborts, a second one ends the process", async (name) => {
  const { child, hears } = await started();
  child.kill(name);
  await hears("heard\naborted");
  await setTimeout(500);
  expect(child.exitCode).toBeNull();
  child.kill(name);
  expect(await once(child, "exit")).toEqual([130, null]);
});

test("a Ctrl-C that npm hands on is not taken for a second one", async () => {
  const { child, hears } = await started();
  child.kill("SIGINT");
  await hears("heard");
  child.kill("SIGINT");
  await setTimeout(300);
  expect(child.exitCode).toBeNull();
});
