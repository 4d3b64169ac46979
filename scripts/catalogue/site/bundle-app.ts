import { build } from "esbuild";
import { rolldown } from "rolldown";
import { FOR_BROWSERS } from "../code/for-browsers.ts";

/**
 * Bundles the page from its sources, by name. What opens on demand, such as the search, is a file of its own;
 * what several of them share is in the first one, which is there already.
 */
export async function bundleApp(root: string): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({
    cwd: root,
    input: { app: "scripts/catalogue/app/main.tsx" },
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
  const scripts = output.flatMap((file) =>
    file.type === "chunk" ? [[file.fileName, file.code] as const] : [],
  );
  return new Map([...scripts, ["app.css", await styleOf(root)]]);
}

async function styleOf(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    absWorkingDir: root,
    entryPoints: ["scripts/catalogue/app/style/app.css"],
    outdir: "/",
  });
  return outputFiles[0]?.text ?? "";
}
