import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { FOR_BROWSERS } from "../code/for-browsers.ts";

/**
 * Bundles the page from its sources, by name. What opens on demand, such as the search, is a file of its own;
 * what several of them share is in the first one, which is there already.
 */
export async function bundleApp(root: string): Promise<ReadonlyMap<string, string>> {
  const output = await bundled(root, { app: "scripts/catalogue/app/main.tsx" });
  const scripts = output.flatMap((file) =>
    file.type === "chunk" ? [[file.fileName, file.code] as const] : [],
  );
  return new Map([...scripts, ...(await stylesOf(root))]);
}

/** Bundles the page of a run of the contract suite, which is one file. */
export async function bundleRun(
  root: string,
): Promise<{ readonly script: string; readonly style: string }> {
  const [{ code }] = await bundled(root, { run: "scripts/catalogue/app/run/main.tsx" });
  const style = (name: string) =>
    readFileSync(join(root, `scripts/catalogue/app/style/${name}.css`), "utf8");
  return { script: code, style: `${style("base")}${style("run")}` };
}

async function bundled(root: string, input: Readonly<Record<string, string>>) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: "browser",
    preserveEntrySignatures: "allow-extension",
    tsconfig: false,
    transform: {
      target: FOR_BROWSERS.target,
      jsx: { runtime: "automatic", importSource: "preact" },
    },
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  return output;
}

/** What operations need, and the rest. */
async function stylesOf(root: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    absWorkingDir: root,
    entryPoints: ["app", "screens"].map((name) => `scripts/catalogue/app/style/${name}.css`),
    outdir: "/",
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}
