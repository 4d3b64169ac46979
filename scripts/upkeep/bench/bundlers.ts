import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import installEngines from "../../../tests/support/install-engines.ts";
import { minified, path, type Size, sizeOf } from "./bundled.ts";
import { table } from "./table.ts";

/** What a program takes of a package. */
const parts = {
  "one operation": "searchVolumes",
  "two operations": "searchVolumes, getVolume",
  "typed client": "createBooksClient",
  block: "booksBlock",
};

/** The bytes of each part, minified for a browser and gzipped, by one bundler. */
export interface BundlerRow {
  readonly bundler: string;
  readonly gzip: Readonly<Record<string, number>>;
}

/** Bundles each part with each bundler. Rollup is installed apart, in tests/engines. */
export async function benchBundlers(): Promise<readonly BundlerRow[]> {
  installEngines();
  const rows: BundlerRow[] = [];
  for (const [bundler, bundle] of Object.entries({ esbuild: minified, rollup: byRollup })) {
    const gzip: Record<string, number> = {};
    for (const [part, names] of Object.entries(parts)) {
      gzip[part] = (await bundle(`export { ${names} } from "@blockwright/books";`)).gzip;
    }
    rows.push({ bundler, gzip });
  }
  return rows;
}

/** The sizes as a person reads them. */
export function bundlerTable(rows: readonly BundlerRow[]): string {
  const names = Object.keys(parts);
  return table([
    ["gzip", ...names],
    ...rows.map(({ bundler, gzip }) => [bundler, ...names.map((name) => String(gzip[name]))]),
  ]);
}

/** As much of rollup as is used, which the types of this repository do not know. */
interface Rollup {
  rollup(options: object): Promise<{
    generate(options: object): Promise<{ readonly output: readonly [{ readonly code: string }] }>;
  }>;
}

async function byRollup(contents: string): Promise<Size> {
  const require = createRequire(path("tests/engines/package.json"));
  const { rollup }: Rollup = require("rollup");
  const terser: () => object = require("@rollup/plugin-terser");
  const made = await rollup({ input: entry, plugins: [sources(contents)] });
  const { output } = await made.generate({ format: "es", plugins: [terser()] });
  return sizeOf(Buffer.from(output[0].code));
}

const entry = "entry.ts";

/** Leads rollup to the sources, as tsconfig.json and the conditions of a browser do, and leaves their types out. */
function sources(contents: string) {
  return {
    name: "sources",
    resolveId(id: string, importer?: string) {
      if (id === entry) return id;
      // As each package.json says.
      return { id: fileOf(id, importer ?? ""), moduleSideEffects: false };
    },
    async load(id: string) {
      const code = id === entry ? contents : readFileSync(id, "utf8");
      return (await transform(code, { loader: "ts", target: "es2022" })).code;
    },
  };
}

function fileOf(id: string, importer: string): string {
  if (id.startsWith(".")) return fileURLToPath(new URL(id, `file://${importer}`));
  if (id === "openapi-fetch") return fileURLToPath(import.meta.resolve(id));
  if (id === "#transport") return path("packages/runtime/src/transport-fetch.ts");
  if (id.startsWith("#")) return path(`packages/runtime/src/${id.slice(1)}.ts`);
  const name = id.replace("@blockwright/", "");
  const written = path(`packages/${name}/src/index.ts`);
  return existsSync(written) ? written : path(`generated/${name}/src/index.ts`);
}
