import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import type { ManifestFile } from "../../../contract-tests/contract/manifests.ts";
import { readContract } from "../../../contract-tests/contract/read.ts";
import { acceptedText } from "../../../contract-tests/documented/accept.ts";
import { disagreements } from "../../../contract-tests/documented/disagreements.ts";
import { keywords } from "../../../contract-tests/documented/keywords.ts";
import { documentedProviders } from "../../../contract-tests/documented/read.ts";
import type { WrittenFile } from "../../../contract-tests/documented/types.ts";
import type { Json } from "../../language/ir/types.ts";
import { fits } from "../../language/manifest/shape.ts";
import { type Edit, edited, remove } from "../../mutation/edit.ts";
import { schemaEdits } from "../../mutation/mutants.ts";

const folders = ["tests/providers", "examples/providers/documented"];

/** Manifests of which somebody has written down what is documented. */
const files = ["specs", "examples/providers/specs"].flatMap((folder, at) =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folders[at] ?? "", basename(name, ".yaml"))))
    .map((name) => join(folder, name)),
);

function documentation(path: string): string {
  const provider = basename(path, ".yaml");
  const found = folders.find((each) => existsSync(join(each, provider))) ?? "";
  const folder = newFolder();
  cpSync(join(found, provider), join(folder, provider), { recursive: true });
  return folder;
}

/** Writes what the manifest says otherwise, as the command does; the number of files that it wrote. */
function accept(folder: string, file: ManifestFile): number {
  const [documented] = documentedProviders(folder);
  if (!documented) throw new Error(`${folder} documents nothing`);
  const all = disagreements(documented, file);
  // Who documents an operation that is new, or gone, is a person.
  const changes = all.flatMap(({ written, ...each }) =>
    written && each.path.length > 0 ? [{ ...each, written }] : [],
  );
  const changed = new Set<WrittenFile>(changes.map(({ written }) => written));
  for (const written of changed) {
    const own = changes.filter((each) => each.written === written);
    writeFiles("/", { [written.path]: acceptedText(written, own) });
  }
  return changed.size;
}

/** Each member of a manifest gone, and each changed as mutants are; examples and schemas are no facts. */
function editsOf(manifest: Json): readonly Edit[] {
  const gone = (value: Json, path: readonly (string | number)[]): readonly Edit[] =>
    Object.entries(typeof value === "object" ? Object(value) : {}).flatMap(([name, each]) => {
      const own = [...path, Array.isArray(value) ? Number(name) : name];
      const isFact = name !== "examples" && name !== "schemas";
      return isFact ? [remove(own), ...gone(each as Json, own)] : []; // of a value that is JSON
    });
  return [...gone(manifest, []), ...schemaEdits(manifest, () => [])];
}

const language = new Set(
  Object.values(keywords).flatMap((marks) =>
    Object.values(marks).flatMap((words) => words.split(" ")),
  ),
);
const tried = new Set<string>();

/** Whether it changes a word in a way that no edit before did, whatever has the word. */
function isFirst(edit: Edit): boolean {
  const words = edit.path.filter((member) => language.has(String(member)));
  const key = [edit.kind, ...words.slice(-2)].join(" ");
  const isNew = !tried.has(key);
  tried.add(key);
  return isNew;
}

function isReadable({ manifest, path }: ManifestFile): boolean {
  try {
    readContract(manifest, path);
    return true;
  } catch {
    return false;
  }
}

test.each(files)("%s: what is accepted can be read, and is what the manifest says", (path) => {
  const text = readFileSync(path, "utf8");
  const original: Json = parse(text);
  const fileOf = (json: Json): ManifestFile | undefined => {
    const manifest: ManifestFile["manifest"] = JSON.parse(JSON.stringify(json));
    const file = { path, text, manifest };
    return fits(json) && isReadable(file) ? file : undefined;
  };
  const whole = fileOf(original);
  if (!whole) throw new Error(`${path} is no manifest`);
  const folder = documentation(path);
  accept(folder, whole);
  expect(accept(folder, whole)).toBe(0);
  for (const edit of editsOf(original).filter(isFirst)) {
    const file = fileOf(edited(original, edit));
    if (!file || accept(folder, file) === 0) continue;
    expect([edit, accept(folder, file)]).toEqual([edit, 0]);
    accept(folder, whole);
  }
  expect(accept(folder, whole)).toBe(0);
});
