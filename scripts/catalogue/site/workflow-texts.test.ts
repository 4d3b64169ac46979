import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { InputError } from "../../system/input-error.ts";
import { namedFolders, readWorkflowTexts } from "./workflow-texts.ts";

test("each document has a name of its own, which may stand in an address on every system", () => {
  const names = ["a/one.yaml", "a/below/One.yml", "b/one.json", "b/50% #?.yaml", "b/notes.md"];
  const root = newFolder(Object.fromEntries(names.map((name) => [name, name])));
  const folders = [join(root, "b"), join(root, "a"), join(root, "a/below"), join(root, "gone")];
  expect(readWorkflowTexts(folders, { root })).toEqual([
    { id: "One", file: "a/below/One.yml", text: "a/below/One.yml" },
    { id: "one-2", file: "a/one.yaml", text: "a/one.yaml" },
    { id: "50-", file: "b/50% #?.yaml", text: "b/50% #?.yaml" },
    { id: "one-3", file: "b/one.json", text: "b/one.json" },
  ]);
});

test("a folder that is named and not there is refused", () => {
  expect(() => namedFolders(["scripts", "nowhere", "package.json"])).toThrow(InputError);
  expect(() => namedFolders(["nowhere", "package.json"])).toThrow(
    "--workflows: nowhere: there is no such folder\n  package.json: there is no such folder",
  );
});
