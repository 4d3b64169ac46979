import { resolve } from "node:path";
import { runtimeFiles } from "../../catalogue/code/runtime.ts";
import { appFiles } from "../../catalogue/site/app.ts";
import { type BuildOptions, buildCatalogue } from "../../catalogue/site/build.ts";
import type { Catalogue } from "../../catalogue/site/catalogue.ts";
import { dataFiles, type SiteFiles } from "../../catalogue/site/files.ts";
import { siteHtml } from "../../catalogue/site/html.ts";
import { refuseFolder, replaceFolder } from "../../catalogue/site/replace-folder.ts";
import { singleHtml, withPictures } from "../../catalogue/site/single.ts";
import type { Roots } from "../../system/roots.ts";
import { counted } from "../../system/terminal/numbers.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { REPORT, reportFiles } from "./report.ts";

interface WriteOptions extends BuildOptions {
  readonly out: string;
  readonly single: boolean;
}

/** Builds a catalogue, writes it, and says where it is. */
export async function writeCatalogue(
  options: WriteOptions,
  roots: Roots,
  { stdout }: { readonly stdout: Pick<NodeJS.WritableStream, "write"> },
): Promise<number> {
  const out = resolve(options.out);
  // Before the work, which takes a while.
  refuseFolder(out, roots.workspace);
  const catalogue = await buildCatalogue(options, roots);
  replaceFolder(out, await filesOf(catalogue, options, roots), roots.workspace.root);
  const operations = catalogue.blocks.reduce(
    (sum, { page }) => sum + page.block.operations.length,
    0,
  );
  const scope = `${counted(catalogue.blocks.length, "block")}, ${counted(operations, "operation")}`;
  stdout.write(`${shownPath(out)}: ${scope}\n`);
  return 0;
}

async function filesOf(
  catalogue: Catalogue,
  { single, contract }: WriteOptions,
  roots: Roots,
): Promise<SiteFiles> {
  const app = await appFiles(roots.installation);
  const runtime = runtimeFiles(roots);
  if (single) {
    const data = await dataFiles(withPictures(catalogue), runtime);
    return new Map([["index.html", await singleHtml(app, data)]]);
  }
  const data = await dataFiles({ ...catalogue, report: contract && REPORT }, runtime);
  const report =
    contract === null ? [] : await reportFiles(catalogue, contract, roots.installation);
  return new Map([["index.html", siteHtml("files")], ...app, ...data, ...report]);
}
