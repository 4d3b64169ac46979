import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Installation } from "../../system/roots.ts";
import type { RunPage } from "../data/types.ts";
import { ownDocument } from "./own-document.ts";

/** Where the build puts code and style of the page of a run, in the folder of what is built. */
export const RUN_FOLDER = "run";

/** The document of a run of the contract suite. It needs no package: in a clone it is bundled from its sources, else as it was built. */
export async function runHtml(page: RunPage, { root, isSource }: Installation): Promise<string> {
  const { script, style } = isSource
    ? await (await import("./bundle-app.ts")).bundleRun(root)
    : { script: built(root, "run.js"), style: built(root, "run.css") };
  return ownDocument({
    title: "Contract suite",
    needs: "it draws what its data say",
    script,
    style,
    data: JSON.stringify(page),
  });
}

function built(root: string, name: string): string {
  return readFileSync(join(root, "dist", RUN_FOLDER, name), "utf8");
}
