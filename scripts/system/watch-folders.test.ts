import { once } from "node:events";
import { readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
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

test("a change beside a folder that does not exist is looked at, however early", async () => {
  const folder = newFolder(
    Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`, ""])),
  );
  const file = join(folder, "49");
  const told = new Promise((resolve) => {
    const look = async () => readFileSync(file, "utf8");
    const found = (text: string) => (text === "" ? writeFileSync(file, "new") : resolve(text));
    const trouble = (error: InputError | null) => expect.fail(String(error));
    const stopped = new Promise<void>((stop) => onTestFinished(() => stop()));
    void watchFolders([folder, join(folder, "absent")], { look, found, trouble }, stopped);
  });
  expect(await told).toBe("new");
});

test("what cannot be read at first is an error, and the end", async () => {
  const look = () => Promise.reject(new InputError("no such folder"));
  const watcher = { look, found: () => {}, trouble: () => {} };
  const never = new Promise(() => {});
  await expect(watchFolders([newFolder()], watcher, never)).rejects.toThrow("no such folder");
});
