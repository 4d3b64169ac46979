import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { hashText } from "../../system/hash.ts";
import { inspector } from "./inspect.ts";
import { openStatCache } from "./stat-cache.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const cacheFile = () => join(folder, "deep/cache.json");

/** Writes a file, which changed so many milliseconds ago. */
function writeAgo(ms: number): void {
  writeFileSync(join(folder, "a"), "1");
  vi.setSystemTime(statSync(join(folder, "a")).ctimeMs + ms);
}

function hashOf(path: string): string {
  const cache = openStatCache(cacheFile());
  const found = inspector(folder, cache)(path);
  cache.save();
  return found.kind === "file" ? found.hash : found.kind;
}

test("remembers a file that has settled, and notices a change that keeps size and time", () => {
  writeAgo(3_000);
  const { atime, mtime } = statSync(join(folder, "a"));
  expect(hashOf("a")).toBe(hashText("1"));
  expect(readFileSync(cacheFile(), "utf8")).toContain(hashText("1"));
  writeFileSync(join(folder, "a"), "2");
  utimesSync(join(folder, "a"), atime, mtime);
  expect(hashOf("a")).toBe(hashText("2"));
});

test("believes the cache: that is what it is for", () => {
  writeAgo(3_000);
  const cache = openStatCache(cacheFile());
  cache.set("a", statSync(join(folder, "a")), "remembered");
  cache.save();
  expect(hashOf("a")).toBe("remembered");
});

test("does not remember a file that changed just now", () => {
  writeAgo(50);
  const cache = openStatCache(cacheFile());
  const stats = statSync(join(folder, "a"));
  cache.set("a", stats, "hash");
  expect(cache.get("a", stats)).toBeUndefined();
});

test.each([
  ["half of it", (text: string) => text.slice(0, text.length / 2)],
  ["another hash in it", (text: string) => text.replace(hashText("1"), hashText("2"))],
])("a damaged cache is an empty one: %s", (_, damaged) => {
  writeAgo(3_000);
  hashOf("a");
  writeFileSync(cacheFile(), damaged(readFileSync(cacheFile(), "utf8")));
  const cache = openStatCache(cacheFile());
  expect(cache.get("a", statSync(join(folder, "a")))).toBeUndefined();
});

test("a cache that cannot be written is no failure", () => {
  writeFileSync(join(folder, "file"), "");
  writeAgo(3_000);
  const cache = openStatCache(join(folder, "file/cache.json"));
  cache.set("a", statSync(join(folder, "a")), "hash");
  expect(() => cache.save()).not.toThrow();
});
