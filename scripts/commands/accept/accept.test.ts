import { cpSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { notesManifest } from "../../../contract-tests/documented/notes.fixture.ts";
import { documentedProviders } from "../../../contract-tests/documented/read.ts";
import { fakeStreams } from "../../system/terminal/streams.fixture.ts";
import { accept } from "./accept.ts";

const testdata = new URL("../../../contract-tests/documented/testdata", import.meta.url);

/** A run against a copy of the documentation of notes, without a terminal. */
function run(before: string, after: string, yes = true, prepare = (_file: string) => {}) {
  const folder = newFolder();
  cpSync(testdata, folder, { recursive: true });
  const manifest = notesManifest(before, after);
  const project = {
    documented: documentedProviders(folder),
    manifestFileOf: () => manifest,
    // Documentation outside of a project is named from the root.
    root: "/",
  };
  const { streams, said } = fakeStreams();
  const file = join(folder, "notes/notes_list.yaml");
  prepare(file);
  const status = accept({ providers: null, yes }, project, streams);
  return { status, file, said, text: () => readFileSync(file, "utf8") };
}

test("what is shown is written, and comments stay", async () => {
  const { status, file, said, text } = run("maximum: 10", "maximum: 20, minimum: 1");
  const before = text();
  expect(await status).toBe(0);
  expect(said.stdout).toBe(
    `${file}:12\n  notes_list size.maximum: 10 -> 20\n${file}:12\n  notes_list size.minimum: nothing -> 1\n`,
  );
  expect(said.stderr).toBe(`wrote ${file}\n`);
  const size = "{ type: integer, maximum: 10, in: query.size }";
  const other = "{ type: integer, maximum: 20, in: query.size, minimum: 1 }";
  expect(text()).toBe(before.replace(size, other));
});

test("nothing is written through a planted link", async () => {
  const { status, file, text } = run("maximum: 10", "maximum: 20", true, (path) => {
    const theirs = join(dirname(path), "theirs");
    renameSync(path, theirs);
    symlinkSync(theirs, path);
  });
  await expect(status).rejects.toThrow(`${file} is a link, and nothing is written through links`);
  expect(text()).toContain("maximum: 10");
});

test("nothing is written without an answer", async () => {
  const { status, said, text } = run("maximum: 10", "maximum: 20", false);
  await expect(status).rejects.toThrow("cannot ask without a terminal; use --yes");
  expect(said.stdout).toContain("size.maximum: 10 -> 20");
  expect(text()).toContain("maximum: 10");
});

test("an operation is documented by hand", async () => {
  const { status, said } = run("  notes_list:", "  notes_find:");
  expect(await status).toBe(1);
  expect(said.stderr).toContain("by hand notes_find: specs/notes.yaml:6 has an operation");
});

test("nothing differs", async () => {
  const { status, said } = run("", "", false);
  expect(await status).toBe(0);
  expect(said.stdout).toBe("The documentation says what the manifests say.\n");
});
