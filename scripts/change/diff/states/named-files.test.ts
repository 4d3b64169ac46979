import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { compareContract } from "../compare.ts";
import { readPacked } from "./packed.ts";
import { type Crafted, craft } from "./tarball.fixture.ts";

const expected = join(import.meta.dirname, "../../../emit/testdata/emit-graphql/expected");
const paths = readdirSync(expected, { recursive: true, encoding: "utf8" });

/** A package as npm packs it: what its package.json lists, and that itself. */
function packed(change: (text: string) => string): readonly Crafted[] {
  const { files }: { files: readonly string[] } = JSON.parse(text("package.json"));
  const listed = [...paths, "manifest.yaml"].filter((path) => files.includes(path));
  return ["package.json", ...listed].map((path) => ({
    path: `package/${path}`,
    text: path.endsWith(".graphql") ? change(text(path)) : text(path),
  }));
}

function text(path: string): string {
  // The manifest stands beside what is made of it.
  return readFileSync(join(expected, path === "manifest.yaml" ? `../${path}` : path), "utf8");
}

async function contractOf(change: (text: string) => string) {
  const file = join(newFolder(), "a.tgz");
  craft(file, packed(change));
  const { contracts } = await readPacked(file, "a.tgz");
  return contracts.get("demo");
}

test("a package holds the files of documents that its manifest names", async () => {
  const contract = await contractOf((each) => each);
  const documents = contract?.provider.operations.map(({ graphql }) => graphql?.document);
  expect(documents?.[1]).toBe(
    [
      "query Team($id: String!) {\n  team(id: $id) { ...TeamParts }\n}",
      "fragment TeamParts on Team { id name owner { ...Person } }",
      "fragment Person on User { id }",
    ].join("\n"),
  );
});

test("a change of such a file is a change of the operations that it holds", async () => {
  const base = await contractOf((each) => each);
  const head = await contractOf((each) => each.replace("id name owner", "id name size owner"));
  const changes = compareContract(base, head).map(({ code, operation }) => `${code} ${operation}`);
  expect(changes).toEqual(["operation-sending demo_get_team", "operation-sending demo_list_teams"]);
});
