import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import type { RunEvent } from "../../../packages/workflow/src/run/types.ts";
import { progressOn } from "./progress.ts";

const block = { type: "demo", name: "Demo", inputs: { operation: "demo_do" } };
const workflow = { blocks: { one: block, second: block } };
const event = { block: "one", operation: "demo_do" };
const started: RunEvent = { ...event, kind: "started" };
const waiting: RunEvent = { ...event, kind: "waiting", outputs: {}, ms: 1 };
const completed: RunEvent = {
  ...event,
  kind: "ended",
  outcome: { block: "one", status: "completed", outputs: {}, ms: 1200 },
};

function shown(isLive: boolean, columns = 80) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const stream = { columns, rows: 24, write: (text: string) => written.push(text) };
  const progress = progressOn({ stream, isLive, style: (_, text) => text }, workflow);
  return { progress, written };
}

test("where lines cannot be rewritten, a line for each change", () => {
  const { progress, written } = shown(false);
  for (const each of [started, waiting, waiting, completed]) progress.onEvent(each);
  const outcome = { block: "second", status: "skipped", because: "one", ms: 0 } as const;
  progress.onEvent({ ...event, block: "second", kind: "ended", outcome });
  progress.end();
  expect(written.join("")).toBe(
    "one     running\none     waiting\none     completed  1.2 s\nsecond  skipped\n",
  );
});

test("on a terminal what runs is rewritten while time passes, and what has ended stays", () => {
  const { progress, written } = shown(true);
  progress.onEvent(started);
  expect(written.splice(0)).toEqual(["one     running  0 ms\n"]);
  vi.advanceTimersByTime(100);
  expect(written.splice(0)).toEqual(["\u001b[1A\u001b[Jone     running  100 ms\n"]);
  progress.onEvent(completed);
  expect(written.splice(0)).toEqual(["\u001b[1A\u001b[Jone     completed  1.2 s\n"]);
  progress.end();
  expect(written).toEqual([""]);
});

test("no line is wider than the terminal, for one that wraps could not be erased", () => {
  const { progress, written } = shown(true, 12);
  progress.onEvent(started);
  progress.end();
  const lines = stripVTControlCharacters(written.join("")).split("\n");
  expect(lines[0]).toBe("one     run");
});

test("no more blocks are shown than fit, for a line off the screen could not be erased", () => {
  const { progress, written } = shown(true);
  for (let id = 1; id <= 50; id++) progress.onEvent({ ...started, block: `b${id}` });
  progress.end();
  const lines = stripVTControlCharacters(written.at(-2) ?? "").split("\n");
  expect(lines.filter(Boolean)).toHaveLength(23);
});

test("a terminal that does not know its size has the usual one", () => {
  const { progress, written } = shown(true, 0);
  progress.onEvent(started);
  progress.end();
  expect(written[0]).toBe("one     running  0 ms\n");
});

test("nothing in a warning moves the cursor", () => {
  const { progress, written } = shown(false);
  progress.onEvent({ ...event, kind: "warning", message: "a\u001b[2Jb\nc" });
  expect(written.join("")).toBe("one     warning a\uFFFD[2Jb c\n");
});
