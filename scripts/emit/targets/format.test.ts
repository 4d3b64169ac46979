import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import type { Provider } from "../../language/ir/types.ts";
import { anyProvider } from "./arbitrary-provider.fixture.ts";
import { blockTarget } from "./block.ts";
import { clientTarget } from "./client.ts";
import { project, provider } from "./provider.fixture.ts";
import { indexTarget } from "./index-file.ts";
import { inputsTarget } from "./inputs.ts";
import { oddProvider } from "./odd-provider.fixture.ts";
import { operationsTarget } from "./operations.ts";

const biome = join(
  dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")),
  "bin/biome",
);

// The formatter's own settings for emitted code.
const folder = newFolder({
  "biome.json": {
    root: true,
    formatter: { indentStyle: "space", lineWidth: 100 },
    linter: { enabled: false },
    assist: { enabled: true },
  },
});

test("the formatter and its order of imports change nothing, whatever the lengths", async () => {
  const providers = [provider, oddProvider, ...fc.sample(anyProvider, { numRuns: 60, seed: 7 })];
  for (const [at, each] of providers.entries()) await write(`${at}`, each);
  const run = node([biome, "check", "--max-diagnostics=20", "emitted"], folder);
  // The findings of the formatter are the message when there are any.
  expect(run.stdout + run.stderr).toMatch(/^Checked 316 files in \S+ No fixes applied\.\n$/);
});

async function write(name: string, subject: Provider): Promise<void> {
  for (const target of [inputsTarget, clientTarget, operationsTarget, blockTarget, indexTarget]) {
    writeFiles(join(folder, "emitted", name), await target.emit(subject, project));
  }
}
