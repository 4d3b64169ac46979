import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatText } from "../../packages/workflow/src/diagnostics/format.ts";
import { manifestSizeLimit } from "./manifest/parse.ts";
import { catalog } from "./diagnostics/catalog.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { compiler } from "../emit/pipeline/compiler.ts";
import type { Spec } from "./specs.ts";
import { type Stages, stages } from "../emit/pipeline/stages.ts";

const root = join(import.meta.dirname, "testdata");

// A case is a folder: manifest.yaml, perhaps other.yaml beside it and hooks, and the exact
// diagnostics. `vitest -u` rewrites them; review the difference like code.
const cases = readdirSync(root).filter((name) => existsSync(join(root, name, "diagnostics.txt")));

/** Manifests that are not worth committing. */
const generated: Readonly<Record<string, string>> = {
  "file-too-large": `manifest: 1\n${"# long\n".repeat(manifestSizeLimit / 7)}`,
};

/** A mistake of ours is found once, and then mended; its case plants one. */
const planted: Readonly<Record<string, Stages>> = {
  "internal-error": {
    ...stages,
    front: async () => ({
      ...(await stages.front()),
      lower: () => {
        throw new TypeError("planted is not a function");
      },
    }),
  },
};

function specIn(name: string, file: string, as: string): Spec {
  const folder = join(root, name);
  const text = generated[name] ?? readFileSync(join(folder, file), "utf8");
  return { name: as, file: { path: `specs/${as}.yaml`, text }, folder };
}

async function diagnosticsOf(name: string): Promise<readonly Diagnostic[]> {
  const others = existsSync(join(root, name, "other.yaml"))
    ? [specIn(name, "other.yaml", "other")]
    : [];
  const specs = [specIn(name, "manifest.yaml", "demo")];
  const { diagnostics } = await compiler(planted[name] ?? stages, () => {}).compile(
    specs,
    () => others,
  );
  return diagnostics;
}

describe.each(cases)("%s", (name) => {
  test("diagnostics", async () => {
    const diagnostics = await diagnosticsOf(name);
    const text = diagnostics.map((found) => `${formatText(found)}\n`).join("\n");
    await expect(text).toMatchFileSnapshot(join(root, name, "diagnostics.txt"));
  });
});

test.each(Object.keys(catalog))("the case of %s shows it", async (code) => {
  expect(cases).toContain(code);
  expect((await diagnosticsOf(code)).map((found) => found.code)).toContain(code);
});
