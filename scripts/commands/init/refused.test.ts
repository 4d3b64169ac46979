import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sabotage } from "../../emit/write/sabotage.fixture.ts";
import { command } from "./command.ts";
import { emptyFolder } from "./init.fixture.ts";

const openapi = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://api.pets.example" }],
  paths: {
    "/pets": {
      get: { operationId: "listPets", responses: { 200: { description: "Pets." } } },
    },
  },
};

describe("a first manifest from a document", () => {
  function withDocument(document: object) {
    const made = emptyFolder();
    made.write("pets.json", document);
    const from = ["--from", join(made.folder, "pets.json"), "--operations"];
    return { ...made, from: (operations: string) => made.run([...from, operations]) };
  }

  test("is drafted once; from then on it is the project's", async () => {
    const { from, read, write } = withDocument(openapi);
    expect(await from("listPets")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /pets\.yaml: 1 operation drafted.*\n[^]*created {2}specs\/pets\.yaml\n[^]*generate/,
      ),
    });
    expect(read("specs/pets.yaml")).toContain("provider: pets\n");
    write("specs/pets.yaml", "mine");
    expect((await from("listPets")).stdout).toContain("kept     specs/pets.yaml\n");
    expect(read("specs/pets.yaml")).toBe("mine");
  });

  test.each([
    ["one that is wrong", { openapi: "3.1.0" }, "listPets"],
    ["an operation that it lacks", openapi, "listPet"],
    ["a schema of GraphQL", { data: { __schema: {} } }, "issues.graphql"],
  ])("%s writes nothing at all", async (_, document, operations) => {
    const { from, tree } = withDocument(document);
    const before = tree();
    await expect(from(operations)).rejects.toThrow(expect.objectContaining({ name: "InputError" }));
    expect(tree()).toEqual(before);
  });
});

describe("what cannot be used is one sentence, and nothing is written", () => {
  test.each([
    ["text in package.json", { "package.json": "{" }, /package\.json is not JSON: .*; correct it/],
    ["a list in package.json", { "package.json": "[]" }, /must hold a map, such as/],
    ["scripts that are no map", { "package.json": '{"scripts":[]}' }, /"scripts" must be a map/],
    [
      "an unknown member",
      { "package.json": '{"blockwright":{"spec":"a"}}' },
      /"blockwright" has no member "spec"; did you mean "specs"\?/,
    ],
    [
      "a file for a folder",
      { ".github": "" },
      /\.github is a file where init needs a folder; move/,
    ],
    [
      "a folder for a file",
      { ".gitignore/a": "" },
      /\.gitignore is a folder where init needs a file/,
    ],
  ])("%s", async (_, files, message) => {
    const { run, write, tree } = emptyFolder();
    for (const [path, text] of Object.entries(files)) write(path, text);
    const before = tree();
    await expect(run()).rejects.toThrow(expect.objectContaining({ name: "InputError" }));
    await expect(run()).rejects.toThrow(message);
    expect(tree()).toEqual(before);
  });

  test("a folder of whose name no scope can be made", async () => {
    const { run, tree } = emptyFolder("日本");
    await expect(run()).rejects.toThrow(
      'name "日本"; name one: npx blockwright init --scope "@acme"',
    );
    expect(tree()).toEqual({});
    expect((await run(["--scope", "@acme"])).status).toBe(0);
    expect((await run()).stdout).toContain("Everything is there; nothing was changed.\n");
  });

  test("another scope than the project has", async () => {
    const { run, tree } = emptyFolder();
    await run(["--scope", "@acme"]);
    const before = tree();
    await expect(run(["--scope", "@other"])).rejects.toThrow(
      'has the scope "@acme" already; change ',
    );
    expect(tree()).toEqual(before);
  });

  test.each([
    [["--scope", "acme"], '--scope must be an npm scope in quotes, such as "@acme", not "acme"'],
    [["--operations", "a"], "--operations names those of a document; add --from FILE"],
    [["here"], '"here" is an unexpected argument'],
  ])("%j", (args, message) => {
    expect(() => command.parse(args)).toThrow(message);
  });
});

test("wherever a write fails, everything is as it was", async () => {
  let struck = true;
  const fail = () => {
    struck = true;
    throw Object.assign(new Error("EACCES"), { code: "EACCES" });
  };
  let failures = 0;
  for (let nth = 1; struck; nth += 1) {
    const { run, write, tree } = emptyFolder();
    write("package.json", { name: "@acme/tools" });
    write(".gitignore", "dist\n");
    const before = tree();
    struck = false;
    const restore = sabotage(nth, fail);
    try {
      // Where drafts cannot lie in the cache, they lie beside; what cannot be cleared away is left.
      await run(["--example"]);
      continue;
    } catch (error) {
      failures += 1;
      expect(error).toMatchObject({
        name: "OutputError",
        message: expect.stringContaining("cannot write "),
      });
    } finally {
      restore();
    }
    expect(tree()).toEqual(before);
  }
  // Two folders; link of four files, rename of two.
  expect(failures).toBeGreaterThan(15);
});
