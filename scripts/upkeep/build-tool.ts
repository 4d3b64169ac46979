import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { APP_FOLDER } from "../catalogue/site/app.ts";
import { bundleApp, bundleRun } from "../catalogue/site/bundle-app.ts";
import { RUN_FOLDER } from "../catalogue/site/run-html.ts";
import { factsOf } from "../emit/fingerprint/facts.ts";
import { packageFolder, TOOL } from "../language/ir/libraries.ts";
import { findInstallation } from "../system/roots.ts";
import { nextDist } from "../commands/build/next-dist.ts";
import { bundle } from "./bundle.ts";

/** What the tool reads beside its code. */
const DATA = ["templates", "specs/manifest.schema.json"];

// Makes what is published of the tool: the tree of this repository, compiled, so that every file finds
// the others where they are here. What only serves this repository is reached by none of them.
const installation = findInstallation();
const { root } = installation;
const tool = join(root, packageFolder(TOOL));
const { folder: dist, take, remove } = nextDist(tool, root);

try {
  compile("tsconfig.dist.json");
  compile("tsconfig.types.json");
  for (const path of DATA) cpSync(join(root, path), join(dist, path), { recursive: true });
  cpSync(join(root, "node_modules/recheck/lib/browser.js"), join(dist, "vendor/recheck.js"));
  await bundle(root, dist);
  for (const [name, text] of await bundleApp(root)) write(APP_FOLDER, name, text);
  const { script, style } = await bundleRun(root);
  write(RUN_FOLDER, "run.js", script);
  write(RUN_FOLDER, "run.css", style);
  writeFileSync(join(dist, "facts.json"), `${JSON.stringify(factsOf(installation), null, 2)}\n`);
  take();
} finally {
  remove();
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, folder, name), text);
}

function compile(config: string): void {
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  const args = [compiler, "-p", join(tool, config), "--outDir", dist];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${config} does not compile`);
}
