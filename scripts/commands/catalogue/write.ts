import { resolve } from "node:path";
import { runtimeFiles } from "../../catalogue/code/runtime.ts";
import { appFiles } from "../../catalogue/site/app.ts";
import { type BuildOptions, buildCatalogue } from "../../catalogue/site/build.ts";
import { dataFiles } from "../../catalogue/site/files.ts";
import { siteHtml } from "../../catalogue/site/html.ts";
import { replaceFolder } from "../../catalogue/site/replace-folder.ts";
import type { Roots } from "../../system/roots.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";

interface WriteOptions extends BuildOptions {
  readonly out: string;
  readonly single: boolean;
}

/** Builds a catalogue, writes it, and says where it is. */
export async function writeCatalogue(
  options: WriteOptions,
  roots: Roots,
  { stdout }: Pick<NodeJS.Process, "stdout">,
): Promise<number> {
  const out = resolve(options.out);
  const catalogue = await buildCatalogue(options, roots);
  const data = await dataFiles(catalogue, runtimeFiles(roots));
  const app = await appFiles(roots.installation);
  replaceFolder(out, new Map([["index.html", siteHtml], ...app, ...data]));
  const operations = catalogue.blocks.reduce(
    (sum, { page }) => sum + page.block.operations.length,
    0,
  );
  stdout.write(`${shownPath(out)}: ${catalogue.blocks.length} blocks, ${operations} operations\n`);
  return 0;
}
