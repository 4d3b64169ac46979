import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilerOptions } from "../../../../emit/targets/compile.fixture.ts";
import { execute } from "../../../../../tests/support/command.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Compiles snippets as strictly as a program of their users may, all at once; gives what is wrong with them. */
export async function compileErrors(
  snippets: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, string>,
  folder: string,
): Promise<string> {
  for (const [path, text] of snippets) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { paths, ...options } = compilerOptions(root) as { readonly paths: object };
  const config = {
    compilerOptions: {
      ...options,
      paths: {
        ...paths,
        ...Object.fromEntries([...packages].map(([name, file]) => [name, [file]])),
      },
      types: ["node"],
      skipLibCheck: true,
      // What is done with the outputs is up to the reader.
      noUnusedLocals: false,
      noEmit: true,
    },
    include: [...snippets.keys()],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  const { stdout, stderr } = await execute(process.execPath, [compiler, "-p", folder], {
    cwd: root,
    env: process.env,
  });
  return stdout + stderr;
}
