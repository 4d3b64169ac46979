import nodePath from "node:path";
import { ToolError } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { project } from "../emit/project.fixture.ts";
import { set } from "./edit.ts";
import { load } from "./load.ts";
import { readNotes } from "./notes.fixture.ts";
import { regenerate } from "./regenerate.ts";

const file = (path: string, contents: string) => ({ path, contents });
const notes = readNotes();

describe("load", () => {
  test("gives what an emitted file exports, and resolves files beside it", async () => {
    const files = [
      file("src/a.ts", 'import { b } from "./b.ts";\nexport const a: number = b + 1;'),
      file("src/b.ts", "export const b: number = 1;"),
    ];
    expect((await load(files, "src/a.ts"))["a"]).toBe(2);
  });

  test("gives mutants the runtime of the suite, so that its classes are the same", async () => {
    const text = 'export { ToolError } from "@blockwright/runtime";';
    expect((await load([file("a.ts", text)], "a.ts"))["ToolError"]).toBe(ToolError);
  });

  test("names what it cannot load", async () => {
    const text = 'import other from "other"; export const a = other;';
    await expect(load([file("a.ts", text)], "a.ts")).rejects.toThrow("import other, which");
  });

  test("gives hooks what they import of Node", async () => {
    const text = 'import path, { basename } from "node:path"; export const a = [path, basename];';
    expect((await load([file("a.ts", text)], "a.ts"))["a"]).toEqual([nodePath, nodePath.basename]);
  });

  test("gives clients the openapi-fetch of the workspace", async () => {
    const text = 'import createClient from "openapi-fetch"; export const a = createClient({}).GET;';
    expect((await load([file("a.ts", text)], "a.ts"))["a"]).toBeTypeOf("function");
  });
});

describe("regenerate", () => {
  test("makes a package that differs in what was changed", async () => {
    const path = ["operations", "notes_find", "params", "page", "minimum"];
    const [original, mutant] = await Promise.all([
      regenerate(notes, null, project),
      regenerate(notes, set(path, 2), project),
    ]);
    const text = (files: typeof mutant) => files?.map(({ contents }) => contents).join("") ?? "";
    expect(text(original)).toMatch(/minimum: 1\b/);
    expect(text(mutant)).toMatch(/minimum: 2\b/);
  });

  test("leaves what examples would find to the suite", async () => {
    const path = ["operations", "notes_find", "request"];
    expect(await regenerate(notes, set(path, "GET /other"), project)).not.toBeNull();
  });

  test.each([
    ["shape", set(["server", "url"], "ftp://notes.example")],
    ["meaning", set(["operations", "notes_find", "output", "id", "from", 0], "body.absent")],
  ])("refuses what the check of %s refuses", async (_, edit) => {
    expect(await regenerate(notes, edit, project)).toBeNull();
  });
});
