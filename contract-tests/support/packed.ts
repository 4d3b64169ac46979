import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Emitted packages as npm would publish them, in a folder where a program finds them by name. */
export interface Packed {
  readonly folder: string;
  /** Paths of the files that npm would publish of a package. */
  files(id: string): readonly string[];
  /** Writes a file of the program that uses the packages. */
  write(path: string, text: string): string;
  remove(): void;
}

/** Copies packages without what was built, and has npm build them and list what it would publish. */
export async function pack(...ids: readonly string[]): Promise<Packed> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/packed-"));
  const place = (id: string) => join(folder, "node_modules/@blockwright", id);
  for (const id of ids) cpSync(join(root, "generated", id), place(id), SOURCES);
  const files = new Map<string, readonly string[]>();
  // In turn: a package that others refer to is built with the first of them.
  for (const id of ids) files.set(id, await published(place(id)));
  return {
    folder,
    files: (id) => files.get(id) ?? [],
    write(path, text) {
      writeFileSync(join(folder, path), text);
      return join(folder, path);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const SOURCES = { recursive: true, filter: (path: string) => basename(path) !== "dist" };

async function published(cwd: string): Promise<readonly string[]> {
  const args = ["pack", "--dry-run", "--json", "--silent"];
  const shell = process.platform === "win32"; // npm is a script there
  const { stdout } = await promisify(execFile)("npm", args, { cwd, shell, timeout: 60_000 });
  const [{ files }]: [{ files: readonly { path: string }[] }] = JSON.parse(stdout);
  return files.map(({ path }) => path);
}
