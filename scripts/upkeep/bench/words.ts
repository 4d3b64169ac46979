import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { roots } from "../../system/roots.fixture.ts";
import { minified, type Size } from "./bundled.ts";
import { measureProcess } from "./process.ts";
import { table } from "./table.ts";
import type { Manifest } from "./words/probe.ts";
import { probes, schemas } from "./words/probes.ts";

/** What one word of the manifest adds to the bundle of one operation. */
export interface WordRow extends Size {
  /** Its own emitted code is part of its size. */
  readonly word: string;
}

/**
 * Bundles one operation with each word that it might use, and with the same parameters without it. A
 * package pays for the words that it uses only: the row of a word is what it pays.
 */
export async function benchWords(): Promise<readonly WordRow[]> {
  // Inside the project, whose dependencies the packages import.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "bench-words-"));
  try {
    const specs = join(folder, "specs");
    const out = join(folder, "generated");
    mkdirSync(specs);
    const pairs = probes.map((probe, index) => ({
      word: probe.word,
      without: manifest(specs, `plain${index + 10}`, probe.without),
      using: manifest(specs, `words${index + 10}`, probe.using),
    }));
    measureProcess([roots.installation.cli, "generate", "--specs", specs, "--out", out]);
    return await Promise.all(
      pairs.map(async ({ word, without, using }) => {
        const [before, after] = await Promise.all([
          bundled(join(out, without)),
          bundled(join(out, using)),
        ]);
        return { word, bytes: after.bytes - before.bytes, gzip: after.gzip - before.gzip };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a manifest of one operation; names have one length, so that only words make a difference. */
function manifest(specs: string, id: string, given: Manifest): string {
  const { top, operation, params, others = {} } = given;
  const one = {
    name: "Send thing",
    request: "POST /things/{id}",
    effect: "write",
    ...operation,
    params: {
      id: { type: "string", required: true, description: "Id." },
      text: { type: "string", description: "Text." },
      ...params,
    },
    reply: operation["reply"] ?? { 200: "Reply" },
    output: operation["output"] ?? {
      name: { from: "body.name", type: "string", description: "Name." },
    },
  };
  const whole = {
    manifest: 2,
    provider: id,
    version: "v1",
    block: { name: "Probe", description: "Probe.", category: "tools" },
    server: { url: "https://api.example.com" },
    auth: { apiKey: { headers: { Authorization: "Bearer {apiKey}" }, description: "Key." } },
    schemas,
    ...top,
    operations: {
      [`${id}_send_thing`]: one,
      ...Object.fromEntries(
        Object.entries(others).map(([name, each]) => [`${id}_${name}`, each] as const),
      ),
    },
  };
  // JSON is YAML.
  writeFileSync(join(specs, `${id}.yaml`), JSON.stringify(whole).replaceAll("ID_", `${id}_`));
  return id;
}

/** The operation alone, as a bundler leaves it of the package. */
function bundled(resolveDir: string): Promise<Size> {
  return minified('export { sendThing } from "./src/operations.ts";', { resolveDir });
}

/** The rows as a person reads them. */
export function wordTable(rows: readonly WordRow[]): string {
  const head = ["a word adds", "bytes", "gzip"];
  return table([head, ...rows.map(({ word, bytes, gzip }) => [word, String(bytes), String(gzip)])]);
}
