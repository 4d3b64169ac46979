import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startBlockwright } from "../../tests/kit/program.ts";
import { manifestOf, newProject } from "../change/since/project.fixture.ts";

/** What a command says, without what differs from run to run. */
async function start(root: string, args: readonly string[]) {
  const { status, stdout, stderr } = await startBlockwright(args, { cwd: root }).ended;
  const timeless = stdout.replaceAll(/[\d.]+ m?s\b/g, "");
  // How far it is, where there is anything to do.
  const said = stderr.replaceAll(/^checking \d+ of \d+\n/gm, "");
  return { args, status, stdout: timeless, stderr: said };
}

test("commands that share a cache say side by side what each says alone", async () => {
  const { root, write, generate } = newProject();
  write({ "specs/shelf.yaml": manifestOf("shelf", "Other words.") });
  generate();
  const commands = [
    ["contract", "--provider", "rack"],
    ["contract", "--provider", "shelf"],
    ["check"],
    ["check"],
    ["generate", "--check"],
    ["diff", "main"],
  ];
  const cache = join(root, "node_modules/.cache/blockwright");
  rmSync(cache, { recursive: true });
  const together = await Promise.all(commands.map((args) => start(root, args)));
  expect(together.map(({ status }) => status)).toEqual(commands.map(() => 0));
  // No draft is left, and what is kept is whole: the next runs find the same with it.
  const kept = readdirSync(cache);
  expect(kept.filter((name) => !/^(suite|compiled|[a-z]+-[0-9a-f]{16}\.json)$/.test(name))).toEqual(
    [],
  );
  for (const run of together) expect(await start(root, run.args)).toEqual(run);
});
