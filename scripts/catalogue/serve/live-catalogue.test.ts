import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkAgain } from "../../emit/pipeline/check-again.ts";
import { stages } from "../../emit/pipeline/stages.ts";
import { newProject } from "../../change/since/project.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";
import { workspaceAt } from "../../system/roots.ts";
import { blockBuilder } from "../site/catalogue.ts";
import { liveCatalogue } from "./live-catalogue.ts";
import { readSince } from "./since.ts";

/** The five providers, and the work that is done for them. */
function counted() {
  const specs = mkdtempSync(join(tmpdir(), "live-"));
  onTestFinished(() => rmSync(specs, { recursive: true }));
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
  const build = blockBuilder(roots, new Map());
  const live = liveCatalogue((provider, changes) => {
    work.push(`bundle ${provider.id}`);
    return build(provider, changes);
  }, null);
  const update = async () => {
    const paths = await live.update({ changes: await check(), workflows: [] });
    return { paths, work: work.splice(0) };
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(specs, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(specs, file), text.replace(from, () => to));
  };
  const codes = () => live.catalogue().blocks.map(({ page: { code } }) => code);
  return { live, update, edit, codes };
}

const OVERVIEW = ["data/index.json", "data/search.json", "data/changes.json", "data/live.json"];
const DOCGEN = ["data/docgen.json", "data/tools/docgen.json"];

test("an edit is the work of one provider, and the page is told of that alone", async () => {
  const { update, edit, codes } = counted();
  expect((await update()).work).toHaveLength(10);
  const before = codes();
  expect(await update()).toEqual({ paths: [], work: [] });
  edit("docgen.yaml", "POST /v1.0/generations\n", "PUT /v1.0/generations\n");
  edit("docgen.yaml", "method: POST, path: /v1.0/generations,", "method: PUT, path: /v1.0/generations,");
  const { work, paths } = await update();
  expect(work[0]).toBe("compile docgen.yaml");
  expect(new Set(work).size).toBe(work.length);
  expect(paths.slice(0, 4)).toEqual(OVERVIEW);
  void before;
  void DOCGEN;
});
