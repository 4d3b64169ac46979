import { execFile } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { isLibrary, packageFolder } from "../../scripts/language/ir/libraries.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const exec = promisify(execFile);

/** What packages depend on, with what that depends on: tests ask no registry for it. */
const DEPENDENCIES = ["openapi-fetch", "openapi-typescript-helpers", "yaml"];

/** A package as npm would publish it. */
export interface Tarball {
  readonly name: string;
  readonly path: string;
  /** Paths of the files in it. */
  readonly files: readonly string[];
}

/** Packages as npm would publish them, installed where there was nothing else. */
export interface Packed {
  /** Folder of the project that they are installed in. */
  readonly folder: string;
  /** By the name without the scope, which is also that of the folder. */
  readonly tarballs: ReadonlyMap<string, Tarball>;
  /** Writes a file of the project and gives its path. */
  write(path: string, text: string): string;
}

/** Has npm pack copies of packages that were built from nothing, and install the tarballs. */
export async function pack(ids: readonly string[]): Promise<Packed> {
  const whole = newFolder({}, join(root, ".cache"));
  const [folder, built] = [join(whole, "project"), join(whole, "built")];
  mkdirSync(folder);
  for (const id of ids) copySources(join(root, packageFolder(id)), join(built, id));
  // Libraries first: the others find them built, under their names.
  for (const some of [ids.filter(isLibrary), ids.filter((id) => !isLibrary(id))]) {
    await compile(some, built);
  }
  const others = DEPENDENCIES.map((name) => join(root, "node_modules", name));
  const packed = await tarballsOf([...ids.map((id) => join(built, id)), ...others], whole);
  await install(packed, folder);
  return {
    folder,
    tarballs: new Map(packed.slice(0, ids.length).map((each, index) => [ids[index] ?? "", each])),
    write(path, text) {
      writeFiles(folder, { [path]: text });
      return join(folder, path);
    },
  };
}

async function compile(ids: readonly string[], folder: string): Promise<void> {
  if (ids.length === 0) return;
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  await exec(process.execPath, [compiler, "-b", ...ids], { cwd: folder, timeout: 120_000 });
  const scope = join(folder, "node_modules/@blockwright");
  mkdirSync(scope, { recursive: true });
  for (const id of ids) symlinkSync(join(folder, id), join(scope, id));
}

function copySources(from: string, to: string): void {
  const skipped = new Set(["dist", "node_modules"]);
  cpSync(from, to, { recursive: true, filter: (path) => !skipped.has(basename(path)) });
}

async function tarballsOf(folders: readonly string[], to: string): Promise<readonly Tarball[]> {
  // They are built; building each again would only take its time.
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", to, ...folders];
  const packed: readonly { name: string; filename: string; files: readonly { path: string }[] }[] =
    JSON.parse(await npm(args, to));
  return packed.map(({ name, filename, files }) => ({
    name,
    path: join(to, basename(filename)),
    files: files.map(({ path }) => path).toSorted(),
  }));
}

async function install(packed: readonly Tarball[], folder: string): Promise<void> {
  const dependencies = Object.fromEntries(packed.map(({ name, path }) => [name, `file:${path}`]));
  const project = { name: "project", private: true, type: "module", dependencies };
  writeFiles(folder, { "package.json": project });
  await npm(["install", "--offline", "--no-audit", "--no-fund"], folder);
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const shell = process.platform === "win32"; // npm is a script there
  const { stdout } = await exec("npm", [...args, "--loglevel=error"], {
    cwd,
    shell,
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
