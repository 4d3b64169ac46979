import { once } from "node:events";
import { readdirSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { InputError } from "./input-error.ts";
import { watchFolders } from "./watch-folders.ts";

/** Writes a file, and waits until the system has told it to whoever listens. */
async function changed(folder: string, name: string): Promise<void> {
  const listener = watch(folder);
  const told = once(listener, "change");
  writeFileSync(join(folder, name), "");
  await told;
  listener.close();
  await setTimeout(100);
}

test("a change while the first look is still told of is looked at, in each folder", async () => {
  const [one, other] = [newFolder(), newFolder()];
  const looks: string[][] = [];
  await new Promise<void>((resolve) => {
    const found = async (names: string[]) => {
      looks.push(names);
      if (looks.length === 1) await changed(one, "a");
      if (looks.length === 2) writeFileSync(join(other, "b"), "");
      if (names.includes("b")) resolve();
    };
    const look = async () => [...readdirSync(one), ...readdirSync(other)];
    const trouble = (error: InputError | null) => expect.fail(String(error));
    const stopped = new Promise<void>((stop) => onTestFinished(() => stop()));
    void watchFolders([one, other], { look, found, trouble }, stopped);
  });
  expect(looks[0]).toEqual([]);
  expect(looks.at(-1)).toEqual(["a", "b"]);
});

test("what cannot be read at first is an error, and the end", async () => {
  const look = () => Promise.reject(new InputError("no such folder"));
  const watcher = { look, found: () => {}, trouble: () => {} };
  const never = new Promise(() => {});
  await expect(watchFolders([newFolder()], watcher, never)).rejects.toThrow("no such folder");
});
