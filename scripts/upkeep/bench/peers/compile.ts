import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const compiler = createRequire(import.meta.url).resolve("typescript7/package.json");

/** As most programs that are bundled have it; the peers' files need no stricter setting. */
const compilerOptions = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** How many of the packages in a folder have type errors; `modules` is where they find what they import. */
export function brokenPackages(folder: string, modules: string): number {
  const link = join(folder, "node_modules");
  if (!existsSync(link)) symlinkSync(modules, link);
  const config = join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["*.ts", "*/**/*.ts"] }));
  const tsc = join(dirname(compiler), "bin", "tsc");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, "-p", config, "--pretty", "false"],
    { cwd: folder, encoding: "utf8", maxBuffer: 512 * 1024 * 1024 },
  );
  const places = [...stdout.matchAll(/^([\w-]+)(?:\/.*|\.ts)\(\d+,\d+\): error/gm)];
  const broken = new Set(places.map(([, name]) => name));
  if (status !== 0 && broken.size === 0) throw new Error(`tsc failed:\n${stdout}${stderr}`);
  return broken.size;
}
