import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { installed } from "./installed.ts";
import { compilerOptions } from "../../scripts/emit/targets/compile.fixture.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A folder of programs that a page shows, in which what they import is installed. */
export interface Programs {
  readonly folder: string;
  write(name: string, text: string): void;
  /** What the compiler says of all programs. */
  typeProblems(): Promise<string>;
  /** What a program prints. */
  run(
    name: string,
    env: Readonly<Record<string, string>>,
    ...options: readonly string[]
  ): Promise<string>;
}

/** The programs of a page in the language `ts`, in their order. */
export function programsOf(page: string): readonly string[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, program = ""]) => program);
}

/** Makes the folder. Of `standIns`, each is a file that stands for the code of a package with a `block.json`. */
export function programFolder(standIns: Readonly<Record<string, string>> = {}): Programs {
  const folder = newFolder({ "package.json": { type: "module" } });
  const run = promisify(execFile);
  const packages: Readonly<Record<string, string>> = {
    "@blockwright/books": join(root, "generated/books"),
    "@blockwright/crm": join(root, "generated/crm"),
    "@blockwright/tools": join(root, "packages/tools"),
    "@anthropic-ai/sdk": join(installed, "@anthropic-ai/sdk"),
    "@types/node": join(root, "node_modules/@types/node"),
    openai: join(installed, "openai"),
    ai: join(root, "node_modules/ai"),
  };
  for (const [name, from] of Object.entries(packages)) {
    const to = join(folder, "node_modules", name);
    mkdirSync(dirname(to), { recursive: true });
    if (standIns[name] === undefined) symlinkSync(from, to);
    else {
      const exported = { ".": "./index.js", "./block.json": "./block.json" };
      writeFiles(to, {
        "package.json": { name, type: "module", exports: exported },
        "block.json": readFileSync(join(from, "block.json")),
        "index.js": standIns[name],
      });
    }
  }
  return {
    folder,
    write: (name, text) => writeFiles(folder, { [name]: text }),
    async typeProblems() {
      const own = { types: ["node"], noEmit: true, resolveJsonModule: true, skipLibCheck: true };
      const {
        paths: _,
        rootDir: _r,
        outDir: _o,
        declaration: _d,
        ...options
      } = Object(compilerOptions(root));
      const compiler = { ...options, ...own, allowImportingTsExtensions: true };
      writeFiles(folder, { "tsconfig.json": { compilerOptions: compiler, include: ["*.ts"] } });
      const tsc = join(root, "node_modules/typescript7/bin/tsc");
      return run(process.execPath, [tsc, "-p", folder]).then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      );
    },
    async run(name, env, ...options) {
      const args = [...options, join(folder, name)];
      const { stdout } = await run(process.execPath, args, { cwd: folder, env: { ...env } });
      return stdout;
    },
  };
}
