import { join, relative, sep } from "node:path";
import type { Plugin } from "esbuild";

const NAMESPACE = "opened";
const PAGE = "./scripts/catalogue/app/app.tsx";

/**
 * Has whatever opens on demand hold the whole page, too. The bundler makes a file for each set of files
 * that share some code: so there is one with the code of the page, and not a dozen to ask for.
 */
export function oneChunk(root: string): Plugin {
  return {
    name: "one-chunk",
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
        if (kind !== "dynamic-import") return null;
        const file = relative(root, join(resolveDir, path)).split(sep).join("/");
        return { path: `./${file}`, namespace: NAMESPACE };
      });
      builder.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)};\nexport { App as page } from "${PAGE}";`,
        resolveDir: root,
      }));
    },
  };
}
