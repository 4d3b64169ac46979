import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder, writeFiles } from "../../../../tests/kit/folder.ts";
import { hashText } from "../../../system/hash.ts";
import { shelf, shelfNamed } from "./repository.fixture.ts";
import { InputError } from "../../../system/input-error.ts";
import { resolveState } from "./resolve.ts";
import { releasedIn, stateIn, workingIn } from "./states.fixture.ts";

const packageJson = { name: "@blockwright/shelf", version: "1.2.0" };

function idsOf({ contracts }: { readonly contracts: ReadonlyMap<string, unknown> }) {
  return [...contracts.keys()];
}

test("a folder of manifests, one manifest, a project", async () => {
  const other = shelf.replaceAll("shelf", "rack").replace("name: Shelf", "name: Rack");
  const root = newFolder({ "specs/shelf.yaml": shelf, "specs/rack.yaml": other });
  const whole = await stateIn(root, join(root, "specs"));
  expect(idsOf(whole)).toEqual(["rack", "shelf"]);
  expect(whole.contracts.get("shelf")?.source.file.path).toBe("specs/shelf.yaml");
  expect(await stateIn(root, root)).toMatchObject({ partial: false });
  const one = await stateIn(root, join(root, "specs/shelf.yaml"));
  expect(idsOf(one)).toEqual(["shelf"]);
  expect(one.partial).toBe(true);
});

test("what is named by its path needs no workspace", async () => {
  const root = newFolder({ "a/specs/shelf.yaml": shelf, "b/shelf.yaml": shelf });
  const nowhere = () => {
    throw new InputError("there is no blockwright project here");
  };
  for (const path of ["a", "b", "b/shelf.yaml"])
    expect(idsOf(await resolveState(join(root, path), nowhere))).toEqual(["shelf"]);
  await expect(resolveState("released", nowhere)).rejects.toThrow("no blockwright project");
  await expect(resolveState("main", nowhere)).rejects.toThrow("no blockwright project");
});

test("a package by hand is compared like a generated one, whoever wrote it", async () => {
  const file = { name: "@acme/shared", version: "1.0.0", exports: { ".": "./index.js" } };
  const root = newFolder({ "package.json": file });
  const { packages, names } = await stateIn(newFolder(), root);
  expect([...packages.keys()]).toEqual(["shared"]);
  expect(names.get("shared")).toBe("@acme/shared");
});

test("an emitted package, in a folder and packed", async () => {
  const root = newFolder({ "package/package.json": packageJson, "package/manifest.yaml": shelf });
  const file = join(root, "shelf-1.2.0.tgz");
  await create({ gzip: true, file, cwd: root }, ["package"]);
  // Whatever is left of reading it would be seen here.
  vi.stubEnv("TMPDIR", root);
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = readdirSync(root);
  const packed = await stateIn(root, file);
  for (const state of [await stateIn(root, join(root, "package")), packed]) {
    expect(idsOf(state)).toEqual(["shelf"]);
    expect(state.partial).toBe(true);
  }
  expect(packed.contracts.get("shelf")?.source.file.path).toBe(`${file}:manifest.yaml`);
  expect(readdirSync(root)).toEqual(before);
});

test("what is no package is refused", async () => {
  const root = newFolder({
    "broken.tgz": "none",
    "a/package.json": '{"name":"a"}',
    "empty/notes.md": "",
  });
  const refusal = (path: string) => expect(stateIn(root, join(root, path))).rejects;
  await refusal("broken.tgz").toThrow("broken.tgz is not a packed package: ");
  await refusal("absent.tgz").toThrow("there is no file ");
  await refusal("a").toThrow("holds no manifest.yaml");
  await refusal("empty").toThrow("there is no manifest (*.yaml) in ");
  await refusal("absent.yaml").toThrow("there is no file ");
});

test("every mistake of every manifest is reported as the check reports it", async () => {
  const nowhere = shelf.replace("reply: { 204: empty }", "reply: { 204: Nowhere }");
  const root = newFolder({
    "specs/shelf.yaml": nowhere,
    "specs/rack.yaml": "manifest: 2\nprovidr: rack\n",
  });
  const { broken } = await workingIn(root);
  const refusal = [...broken.values()].join("\n");
  expect(refusal).toContain('specs/rack.yaml:2:1 error key-unknown: Unknown key "providr"');
  expect(refusal).toContain("specs/shelf.yaml:27:19 error reply-schema-unknown");
});

test("what was released is not judged by today's check", async () => {
  const packages = { "@blockwright/shelf": { stable: null } };
  const unused = shelf.replace("schemas:", "schemas:\n  Unused: { type: object }");
  const root = newFolder({
    "specs/released/shelf.yaml": unused,
    "specs/released/packages.json": { format: 2, packages },
  });
  const state = releasedIn(root);
  expect(state.label).toBe("the last release");
  expect(idsOf(state)).toEqual(["shelf"]);
});

test("what was released under another scope is nobody's", async () => {
  const root = newFolder({ "specs/released/shelf.yaml": shelf });
  const published = { stable: { version: "1.0.0", facts: {}, files: {} }, prereleases: {} };
  const record = (scope: string) => ({ [`${scope}/shelf`]: published });
  const put = (packages: object) =>
    writeFiles(root, { "specs/released/packages.json": { format: 2, packages } });
  put(record("@other"));
  expect(releasedIn(root)).toMatchObject({ contracts: new Map(), packages: new Map() });
  put(record("@blockwright"));
  expect(idsOf(releasedIn(root))).toEqual(["shelf"]);
});

test("a compiler reads only what is not as it was published", async () => {
  const place = (source: string) =>
    writeFiles(join(root, "generated/shelf"), {
      "package.json": {
        name: "@blockwright/shelf",
        exports: { ".": { types: "./dist/index.d.ts" }, "./block.json": "./dist/block.json" },
      },
      "src/index.ts": source,
      "tsconfig.json": "{}",
    });
  const published = {
    version: "1.2.0",
    facts: { node: ">=20", dependencies: {}, entries: { ".": { asPublished: null } } },
    files: { "src/index.ts": hashText("export {};\n") },
    code: "",
  };
  const packages = { "@blockwright/shelf": { stable: published, prereleases: {} } };
  const root = newFolder({
    "specs/shelf.yaml": shelf,
    "specs/released/shelf.yaml": shelf,
    "specs/released/packages.json": { format: 2, packages },
  });
  const exported = async () => {
    const state = await workingIn(root);
    return Object.keys(state.packages.get("shelf")?.entries["."] ?? {});
  };
  place("export {};\n");
  expect(await exported()).toEqual(["asPublished"]);
  place("export const added = 1;\n");
  expect(await exported()).toEqual(["added"]);
});

test("before the first release there is nothing, and what to do is said", async () => {
  const root = newFolder({ "specs/shelf.yaml": shelfNamed("A") });
  expect(idsOf(releasedIn(root))).toEqual([]);
  await expect(stateIn(root, "released")).rejects.toThrow("npx blockwright diff main");
});

test("a release of the libraries alone is one", async () => {
  const stable = {
    version: "0.1.0",
    facts: { node: ">=20", dependencies: {}, entries: {} },
    files: {},
    code: "",
  };
  const packages = { "@blockwright/runtime": { stable, prereleases: {} } };
  const root = newFolder({ "specs/released/packages.json": { format: 2, packages } });
  expect([...(await stateIn(root, "released")).packages.keys()]).toEqual(["runtime"]);
});

test("links of a packed package are refused", async () => {
  const root = newFolder({ "package/package.json": packageJson, "secret.yaml": shelf });
  symlinkSync("../secret.yaml", join(root, "package/manifest.yaml"));
  await create({ gzip: true, file: join(root, "a.tgz"), cwd: root }, ["package"]);
  await expect(stateIn(root, join(root, "a.tgz"))).rejects.toThrow(
    '"package/manifest.yaml" is a SymbolicLink; a package holds plain files only',
  );
});
