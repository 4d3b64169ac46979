import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { openServer } from "../kit/server.ts";
import { newFolder } from "../kit/folder.ts";
import { node20 } from "../support/installed.ts";

const MiB = 2 ** 20;
const source = fileURLToPath(new URL("../support/download-probe.ts", import.meta.url));
const probe = fileURLToPath(new URL("../../.cache/download-probe.mjs", import.meta.url));
const folder = newFolder();
const part = Buffer.alloc(MiB, "x");
const sizes: Readonly<Record<string, number>> = { "/small": 1, "/large": 500 };

const origin = await openServer((request, response) => {
  const count = sizes[request.url ?? ""] ?? 0;
  response.writeHead(200, {
    "content-type": "application/zip",
    "content-length": count * MiB,
    "content-disposition": 'attachment; filename="../all.zip"',
  });
  Readable.from(Array.from({ length: count }, () => part)).pipe(response);
});
beforeAll(async () => {
  const tsconfig = fileURLToPath(new URL("../../tsconfig.json", import.meta.url));
  const output = { outfile: probe, platform: "node", format: "esm" } as const;
  await build({ entryPoints: [source], tsconfig, bundle: true, ...output });
});

test.each([
  ["Node 24", process.execPath],
  ["Node 20", node20],
])(
  "%s takes 500 MiB to the disk in at most 64 MiB of memory",
  async (name, node) => {
    const path = join(folder, name.replace(" ", ""));
    const { stdout } = await promisify(execFile)(node, ["--expose-gc", probe, origin, path]);
    const { file, growth } = JSON.parse(stdout);
    expect(file).toEqual({ name: "all.zip", mediaType: "application/zip", size: 500 * MiB });
    expect(statSync(path).size).toBe(500 * MiB);
    expect(growth).toBeLessThanOrEqual(64 * MiB);
  },
  240_000,
);
