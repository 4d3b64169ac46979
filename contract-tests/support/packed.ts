import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const exec = promisify(execFile);

/** An emitted package as npm would publish it, with others, where a program finds them by name. */
export interface Packed {
  readonly folder: string;
  /** Paths of the files that npm would publish. */
  readonly files: readonly string[];
  /** Writes a file of the program that uses the packages. */
  write(path: string, text: string): string;
  remove(): void;
}

/** Has npm build a copy of a package and list what it would publish; `others` are built beside it. */
export async function pack(id: string, others: readonly string[]): Promise<Packed> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/packed-"));
  const scope = join(folder, "node_modules/@blockwright");
  for (const each of [id, ...others]) copySources(join(root, "generated", each), join(scope, each));
  const shell = process.platform === "win32"; // npm is a script there
  const args = ["pack", "--dry-run", "--json", "--silent"];
  const { stdout } = await exec("npm", args, { cwd: join(scope, id), shell, timeout: 120_000 });
  const [{ files }]: [{ files: readonly { path: string }[] }] = JSON.parse(stdout);
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  await exec(process.execPath, [compiler, "-b", ...others], { cwd: scope, timeout: 60_000 });
  return {
    folder,
    files: files.map(({ path }) => path),
    write(path, text) {
      writeFileSync(join(folder, path), text);
      return join(folder, path);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function copySources(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== "dist" });
}
