import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

/**
 * Packages of which little is used, or that bring much along: their code goes into the files that import
 * them. They are devDependencies of the tool.
 */
const BUNDLED = /^(?:@dagrejs|hosted-git-info|minisearch|openapi-typescript)(?:\/|$)/;

/** Names of packages that code imports: `from "tar"`, `import("tar")`. */
const IMPORTED = /(?:from |import\()"([^"./][^"]*)"/g;

/** What CommonJS expects in a module. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url);`;

/** Puts the code of some packages into the compiled files that import them, and their licences beside. */
export async function bundle(root: string, dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => {
    if (!path.endsWith(".js")) return false;
    const names = readFileSync(join(dist, path), "utf8").matchAll(IMPORTED);
    return Array.from(names).some(([, name = ""]) => BUNDLED.test(name));
  });
  const { metafile } = await build({
    absWorkingDir: dist,
    entryPoints: files,
    outdir: dist,
    outbase: dist,
    allowOverwrite: true,
    bundle: true,
    // What is loaded when it is needed stays a file of its own.
    splitting: true,
    chunkNames: "vendor/[name]-[hash]",
    format: "esm",
    platform: "node",
    target: "node22",
    banner: { js: REQUIRE },
    metafile: true,
    plugins: [onlyBundled],
  });
  writeFileSync(join(dist, "vendor/LICENSES"), licenses(root, dist, metafile));
}

/** Everything else is found where it is installed, or is a file beside. */
const onlyBundled: Plugin = {
  name: "only-bundled",
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === "entry-point" || BUNDLED.test(path)) return null;
      const isBundled = importer.includes("/node_modules/") && path !== "typescript";
      return isBundled ? null : { path, external: true };
    });
  },
};

/** What the licences of bundled packages ask for: their text. */
function licenses(root: string, dist: string, { outputs }: Metafile): string {
  const paths = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = paths.flatMap((path) => {
    const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(join(dist, path)) ?? [];
    return folder ?? [];
  });
  const all = new Set([...folders, join(root, "node_modules/recheck")]);
  return [...all].toSorted().map(licenseOf).join("\n");
}

function licenseOf(folder: string): string {
  const {
    name,
    version,
    license,
    author,
    contributors = [],
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `License: ${license}. Author: ${author?.name ?? author ?? contributors[0]}.`;
  return `# ${name} ${version}\n\n${text}\n`;
}
