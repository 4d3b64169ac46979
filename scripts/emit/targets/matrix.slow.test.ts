import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compilerOptions } from "./compile.fixture.ts";
import { emit } from "./index.ts";
import { matrix, SIGN } from "./matrix.fixture.ts";
import { project, release } from "./provider.fixture.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
// Inside the project, so that openapi-fetch is found; and where the formatter looks.
const compiled = mkdtempSync(join(root, "node_modules/.matrix-"));
const formatted = mkdtempSync(join(tmpdir(), "blockwright-matrix-"));
afterAll(() => {
  for (const folder of [compiled, formatted]) rmSync(folder, { recursive: true });
});

// The formatter's own settings for emitted code.
const FORMAT = `{
  "root": true,
  "formatter": { "indentStyle": "space", "lineWidth": 100 },
  "linter": { "enabled": false }
}
`;

beforeAll(async () => {
  write(join(formatted, "given/hooks/matrix.ts"), SIGN);
  for (const provider of await matrix(join(formatted, "given"))) {
    for (const { path, contents } of await emit(provider, project, release, [])) {
      if (!path.startsWith("src/")) continue;
      write(join(compiled, provider.id, path), contents);
      if (!isCopied(path)) write(join(formatted, provider.id, path), contents);
    }
  }
});

/** The author's own file, and what the printer makes of the document. */
function isCopied(path: string): boolean {
  return path.startsWith("src/hooks/") || path === "src/schema.ts";
}

test("every credential with every kind of request compiles", () => {
  const config = { compilerOptions: compilerOptions(root), include: ["*/src"] };
  write(join(compiled, "tsconfig.json"), JSON.stringify(config));
  expect(run(compiled, join(root, "node_modules/typescript7/bin/tsc"), "-p", ".")).toBe("");
});

test("what is emitted for them is formatted", () => {
  write(join(formatted, "biome.json"), FORMAT);
  const { resolve } = createRequire(import.meta.url);
  const biome = join(dirname(resolve("@biomejs/biome/package.json")), "bin/biome");
  // The findings of the formatter are the message when there are any.
  expect(run(formatted, biome, "check", "--max-diagnostics=5", ".")).toMatch(
    /^Checked \d{3} files in \S+ No fixes applied\.\n$/,
  );
});

function write(file: string, contents: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function run(cwd: string, ...command: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
  return stdout + stderr;
}
