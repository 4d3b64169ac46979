import { createHash } from "node:crypto";
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { bundledProbe, probed } from "../support/probe.ts";
import { openServer } from "../kit/server.ts";
import { newFolder } from "../kit/folder.ts";
import { node20 } from "../support/installed.ts";

const MiB = 2 ** 20;
const probe = await bundledProbe("upload-probe", { conditions: ["node"] });
const folder = newFolder();
const small = fileOf("small", 1);
const large = fileOf("large", 500);

/** What arrived: the length that was told, the bytes, and their hash. */
interface Arrived {
  readonly told: string | undefined;
  readonly bytes: number;
  readonly hash: string;
}

let arrived: Arrived[] = [];
// The large file is refused at first, so that it is sent again.
const origin = await openServer((request, response) => {
  const hash = createHash("sha256");
  let bytes = 0;
  request.on("data", (part: Buffer) => {
    bytes += part.length;
    hash.update(part);
  });
  request.on("end", () => {
    arrived.push({ told: request.headers["content-length"], bytes, hash: hash.digest("hex") });
    const status = arrived.length === 2 ? 503 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ bytes }));
  });
});
beforeEach(() => {
  arrived = [];
});

test.each([
  ["Node 24", process.execPath],
  ["Node 20", node20],
])(
  "%s sends 500 MiB from the disk, and again, in at most 64 MiB of memory",
  async (_, node) => {
    const { bytes, growth } = await probed(node, probe, origin, small, large);
    const [, refused, taken] = arrived;
    expect(taken).toEqual(refused);
    expect(taken?.told).toBe(String(taken?.bytes));
    expect(bytes).toBeGreaterThan(500 * MiB);
    expect(growth).toBeLessThanOrEqual(64 * MiB);
  },
  240_000,
);

/** A file of so many MiB, none of which is like another. */
function fileOf(name: string, size: number): string {
  const path = join(folder, name);
  const file = openSync(path, "w");
  for (let part = 0; part < size; part++) writeSync(file, Buffer.alloc(MiB, `part ${part};`));
  return path;
}
