import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { FOR_BROWSERS } from "../code/for-browsers.ts";
import type { Installation } from "../../system/roots.ts";
import type { SiteFiles } from "./files.ts";
import { oneChunk } from "./one-chunk.ts";

/** Where the build puts the page's own code, in the folder of what is built. */
export const APP_FOLDER = "catalogue";

/** The page's own code and style: bundled from its sources in a clone, else as it was built. */
export async function appFiles({ root, isSource }: Installation): Promise<SiteFiles> {
  if (isSource) return bundleApp(root);
  const folder = join(root, "dist", APP_FOLDER);
  return new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}

/** Bundles the page from its sources. What opens on demand, such as the search, is a file of its own. */
export async function bundleApp(root: string): Promise<SiteFiles> {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    absWorkingDir: root,
    entryPoints: [
      { in: "scripts/catalogue/app/main.tsx", out: "app" },
      { in: "scripts/catalogue/app/style/app.css", out: "app" },
    ],
    splitting: true,
    chunkNames: "[name]-[hash]",
    outdir: "/",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [oneChunk(root)],
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ""), text]));
}
