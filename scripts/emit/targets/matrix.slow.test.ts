import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { compilerOptions } from "./compile.fixture.ts";
import { emit } from "./index.ts";
import { matrix, SIGN } from "./matrix.fixture.ts";
import { project, release } from "./provider.fixture.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
// Inside the project, so that openapi-fetch is found; and where the formatter looks.
const compiled = newFolder(
  { "tsconfig.json": { compilerOptions: compilerOptions(root), include: ["*/src"] } },
  join(root, "node_modules/.cache"),
);
const formatted = newFolder({
  "given/hooks/matrix.ts": SIGN,
  // The formatter's own settings for emitted code; itself, it has a line each.
  "biome.json": `{
  "root": true,
  "formatter": { "indentStyle": "space", "lineWidth": 100 },
  "linter": { "enabled": false }
}
`,
});

beforeAll(async () => {
  for (const provider of await matrix(join(formatted, "given"))) {
    const emitted = await emit(provider, project, release, []);
    const sources = emitted.filter(({ path }) => path.startsWith("src/"));
    writeFiles(join(compiled, provider.id), sources);
    const printed = sources.filter(({ path }) => !isCopied(path));
    writeFiles(join(formatted, provider.id), printed);
  }
});

/** The author's own file, and what the printer makes of the document. */
function isCopied(path: string): boolean {
  return path.startsWith("src/hooks/") || path === "src/schema.ts";
}

test("every credential with every kind of request compiles", () => {
  expect(run(compiled, join(root, "node_modules/typescript7/bin/tsc"), "-p", ".")).toBe("");
});

test("what is emitted for them is formatted", () => {
  const { resolve } = createRequire(import.meta.url);
  const biome = join(dirname(resolve("@biomejs/biome/package.json")), "bin/biome");
  // The findings of the formatter are the message when there are any.
  expect(run(formatted, biome, "check", "--max-diagnostics=5", ".")).toMatch(
    /^Checked \d{3} files in \S+ No fixes applied\.\n$/,
  );
});

function run(cwd: string, ...command: readonly string[]): string {
  const { stdout, stderr } = node(command, cwd);
  return stdout + stderr;
}
