import { existsSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { endFile } from "./afterwards.ts";
import { newFolder, treeOf } from "./folder.ts";
import { answerJson, loopbackServer, openServer } from "./server.ts";

const ofFile = newFolder({ "a/b.yaml": "text", "c.json": { d: 1 }, "empty/": "" });
const server = await openServer((_, response) => response.end());
let ofHook: string;
beforeAll(() => {
  ofHook = newFolder();
});
const ofTests: string[] = [];
beforeEach(() => {
  ofTests.push(newFolder());
});

test("a folder has its files", () => {
  expect(treeOf(ofFile)).toEqual({ "a/b.yaml": "text", "c.json": '{"d":1}' });
  expect(existsSync(`${ofFile}/empty`)).toBe(true);
});

test("what a test makes is gone when the next one runs, and no other", async () => {
  expect(ofTests.map((folder) => existsSync(folder))).toEqual([false, true]);
  expect([ofFile, ofHook].map((folder) => existsSync(folder))).toEqual([true, true]);
  expect((await fetch(server)).status).toBe(200);
});

test("a server keeps what it got", async () => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  await fetch(`${baseUrl}/a?b`, { method: "POST", body: "c" });
  expect(requests).toMatchObject([{ method: "POST", target: "/a?b", body: "c" }]);
});

// The last one: it is what Vitest does after a file.
test("what the file made is gone after it", async () => {
  await endFile();
  expect([ofFile, ofHook].map((folder) => existsSync(folder))).toEqual([false, false]);
  await expect(fetch(server)).rejects.toThrow("fetch failed");
});
