import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { newFolder, editFile } from "../../../tests/kit/folder.ts";
import { checkAgain } from "../../emit/pipeline/check-again.ts";
import { stages } from "../../emit/pipeline/stages.ts";
import { manifestOf, newProject } from "../../change/since/project.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";
import { workspaceAt } from "../../system/roots.ts";
import { blockBuilder } from "../site/catalogue.ts";
import { liveCatalogue } from "./live-catalogue.ts";
import { readSince } from "./since.ts";
import { NO_RESULTS } from "../data/contract-report.ts";

/** The five providers, and the work that is done for them. */
function counted() {
  const specs = newFolder();
  cpSync(roots.workspace.specs, specs, { recursive: true });
  const work: string[] = [];
  const front = async () => {
    const own = await stages.front();
    const parse: typeof own.parse = (file) => {
      work.push(`compile ${file.path.replace(/^.*\//, "")}`);
      return own.parse(file);
    };
    return { ...own, parse };
  };
  const { workspace } = roots;
  const check = checkAgain({ workspace, specs, only: null }, { ...stages, front });
  const build = blockBuilder(roots, NO_RESULTS);
  const live = liveCatalogue((provider, changes) => {
    work.push(`make ${provider.id}`);
    return build(provider, changes);
  }, null);
  const update = async () => {
    const paths = live.update({ changes: await check(), workflows: [] });
    return { paths, work: work.splice(0) };
  };
  const edit = (file: string, from: string, to: string) => editFile(join(specs, file), from, to);
  const codes = () => Promise.all(live.catalogue().blocks.map(({ code }) => code()));
  return { live, update, edit, codes };
}

const OVERVIEW = ["data/index.json", "data/search.json", "data/changes.json", "data/live.json"];
const DOCGEN = ["data/blocks/docgen.json", "data/tools/docgen.json"];

test("an edit is the work of one provider, and the page is told of that alone", async () => {
  const { live, update, edit, codes } = counted();
  expect((await update()).work).toHaveLength(10);
  const before = await codes();
  expect(await update()).toEqual({ paths: [], work: [] });
  edit("docgen.yaml", "/v1.0/generations", "/v2.0/generations");
  const once = { work: ["compile docgen.yaml", "make docgen"], paths: [...OVERVIEW, ...DOCGEN] };
  expect(await update()).toEqual(once);
  // A browser keeps what it has loaded: other code has another address.
  expect((await codes()).filter((code, at) => !isDeepStrictEqual(code, before[at]))).toEqual([
    { file: expect.stringMatching(/^code\/docgen\.js\?v=\w+$/) },
  ]);
  edit("docgen.yaml", "maximum: 75", "maximum: many");
  expect(await update()).toEqual({ work: ["compile docgen.yaml"], paths: OVERVIEW });
  expect(live.broken()).toMatchObject([
    { id: "docgen", isShown: true, problems: [{ code: "value-type" }] },
  ]);
  expect(live.catalogue().blocks).toHaveLength(5);
  expect(live.made("docgen")).not.toBeNull();
});

test("after an edit, one provider alone is compared with the base", async () => {
  const project = newProject();
  const workspace = workspaceAt(project.root);
  const here = { installation: roots.installation, workspace };
  const check = checkAgain({ workspace, specs: workspace.specs, only: null });
  const since = await readSince("main", null, here);
  const live = liveCatalogue(blockBuilder(here, NO_RESULTS), since);
  const changes = async () => {
    live.update({ changes: await check(), workflows: [] });
    const { packages = [] } = live.catalogue().changes ?? {};
    return packages.map(
      ({ id, changes: own }) => `${id}: ${own.map(({ code }) => code).join(" ")}`,
    );
  };
  expect(await changes()).toEqual([]);
  const edited = (id: string) => manifestOf(id, "Other words.");
  project.write({ "specs/shelf.yaml": edited("shelf"), "specs/attic.yaml": manifestOf("attic") });
  expect(await changes()).toEqual(["attic: package-added", "shelf: package-texts"]);
  project.write({ "specs/shelf.yaml": manifestOf("shelf") });
  rmSync(join(project.root, "specs/attic.yaml"));
  rmSync(join(project.root, "specs/rack.yaml"));
  expect(await changes()).toEqual(["rack: package-removed"]);
});

test("no code is made before it is asked for, and a block whose code cannot be made says why", async () => {
  const { workspace } = roots;
  const check = checkAgain({ workspace, specs: workspace.specs, only: ["books", "crm"] });
  const build = blockBuilder(roots, NO_RESULTS);
  let made = 0;
  const live = liveCatalogue((provider, changes) => {
    const bundle = async () => {
      made++;
      throw new Error("no code today");
    };
    return { ...build(provider, changes), bundle };
  }, null);
  live.update({ changes: await check(), workflows: [] });
  expect([live.catalogue().blocks.length, made]).toEqual([2, 0]);
  expect(await live.catalogue().blocks[0]?.code()).toEqual({ why: "no code today" });
});
