import { chmodSync, lstatSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { treeOf, writeFiles } from "../../../tests/kit/folder.ts";
import { recover } from "./commit.ts";
import { OutputError } from "../../system/error.ts";
import { withLock } from "./lock.ts";
import { sabotage } from "./sabotage.fixture.ts";
import { act, after, before, scene } from "./scene.fixture.ts";

let out: string;
beforeEach(() => {
  out = scene();
});

test("changes everything, keeps what is not its own and the times of unchanged files", async () => {
  const same = statSync(join(out, "a/same"));
  await act(out);
  expect(treeOf(out)).toEqual(after);
  expect(statSync(join(out, "a/same")).mtimeMs).toBe(same.mtimeMs);
});

test("moves a link that leads nowhere as it is", async () => {
  symlinkSync("nowhere", join(out, "a/broken"));
  await act(out);
  expect(lstatSync(join(out, "a/broken")).isSymbolicLink()).toBe(true);
});

test("replaces a folder that was made read-only, and leaves nothing that no run could remove", async () => {
  chmodSync(join(out, "a/src"), 0o555);
  await act(out);
  expect(treeOf(out)).toEqual(after);
});

test("killed before any change, the next run finds the tree wholly old or makes it wholly new", async () => {
  const outcomes = new Set<string>();
  let struck = true;
  for (let nth = 1; struck; nth += 1) {
    const folder = scene();
    const child = new URL("./killed.fixture.ts", import.meta.url).pathname;
    const args = [child, folder, String(nth)];
    const { signal, status, stderr } = node(args);
    struck = signal === "SIGKILL";
    if (!struck) expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    await withLock(folder, 0, () => recover(folder));
    const tree = treeOf(folder);
    expect([before, after]).toContainEqual(tree);
    outcomes.add(tree[".blockwright.json"] ?? "none");
  }
  expect(outcomes).toEqual(new Set(["old", "new"]));
});

test("a full disk at any change leaves the tree as it was, or to be completed, and names a path", async () => {
  const reported = new Set<string>();
  let struck = true;
  for (let nth = 1; struck; nth += 1) {
    const folder = scene();
    struck = false;
    const restore = sabotage(nth, () => {
      struck = true;
      throw Object.assign(new Error("full"), { code: "ENOSPC" });
    });
    const error: unknown = await act(folder).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    restore();
    if (error instanceof OutputError) {
      expect(error.message).toMatch(/^cannot write .+: no space left on the disk \(ENOSPC\); /);
      const unchanged = error.message.includes("; nothing was changed; ");
      const tree = Object.entries(treeOf(folder));
      const packages = tree.filter(([path]) => !path.startsWith(".blockwright/"));
      if (unchanged) expect(Object.fromEntries(packages)).toEqual(before);
      reported.add(unchanged ? "unchanged" : "to be completed");
    }
    // This process lives on, unlike one that failed, and its lock with it.
    rmSync(join(folder, ".blockwright/lock"), { force: true });
    await withLock(folder, 0, () => recover(folder));
    expect([before, after]).toContainEqual(treeOf(folder));
  }
  expect(reported).toEqual(new Set(["unchanged", "to be completed"]));
});

describe("recovery", () => {
  const journal = JSON.stringify([{ id: "a", generated: ["same"] }]);

  test("does not touch a folder that somebody restored in between", () => {
    writeFiles(join(out, ".blockwright"), {
      "new/a/": "",
      "old/a/lost": "mine",
      "journal.json": journal,
    });
    recover(out);
    expect(treeOf(out)).toEqual({ ...before, "a/lost": "mine" });
  });

  test.each([
    ["that is not JSON", "[{"],
    ["that leads outside", JSON.stringify([{ id: "../x", generated: [] }])],
    ["that is no list", "{}"],
  ])("refuses a journal %s", (_, text) => {
    writeFiles(out, { ".blockwright/journal.json": text });
    expect(() => recover(out)).toThrow("is damaged; remove the folder");
  });

  test("moves nothing through a link", () => {
    const outside = scene();
    writeFiles(out, { ".blockwright/journal.json": journal });
    symlinkSync(outside, join(out, ".blockwright/new"));
    expect(() => recover(out)).toThrow("is a link");
    expect(treeOf(outside)).toEqual(before);
  });
});
