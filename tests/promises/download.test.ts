import { statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { bundledProbe, probed } from "../support/probe.ts";
import { openServer } from "../kit/server.ts";
import { newFolder } from "../kit/folder.ts";
import { node20 } from "../support/installed.ts";

const MiB = 2 ** 20;
const probe = await bundledProbe("download-probe");
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

test.each([
  ["Node 24", process.execPath],
  ["Node 20", node20],
])(
  "%s takes 500 MiB to the disk in at most 64 MiB of memory",
  async (name, node) => {
    const path = join(folder, name.replace(" ", ""));
    const { file, growth } = await probed(node, probe, origin, path);
    expect(file).toEqual({ name: "all.zip", mediaType: "application/zip", size: 500 * MiB });
    expect(statSync(path).size).toBe(500 * MiB);
    expect(growth).toBeLessThanOrEqual(64 * MiB);
  },
  240_000,
);
