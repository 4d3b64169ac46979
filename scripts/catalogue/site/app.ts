import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit } from "../../system/order.ts";
import type { Installation } from "../../system/roots.ts";
import type { SiteFiles } from "./files.ts";

/** Where the build puts the page's own code, in the folder of what is built. */
export const APP_FOLDER = "catalogue";

/** The page's own code and style, by name: bundled from its sources in a clone, else as it was built. */
export async function appFiles({ root, isSource }: Installation): Promise<SiteFiles> {
  const files = isSource ? await (await import("./bundle-app.ts")).bundleApp(root) : built(root);
  // No folder says in which order its files come, and of two styles the later one counts.
  return new Map([...files].toSorted(([a], [b]) => byCodeUnit(a, b)));
}

function built(root: string): SiteFiles {
  const folder = join(root, "dist", APP_FOLDER);
  return new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}
