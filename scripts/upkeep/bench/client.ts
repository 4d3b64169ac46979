import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bundleFor, importBundled } from "./bundled.ts";
import type { Calls } from "./calls.ts";
import { median as middle } from "./median.ts";
import { table } from "./table.ts";

/** Microseconds per GET of one way to call, over a fetch that answers from memory. */
export interface ClientRow {
  readonly name: string;
  /** Median over the rounds. */
  readonly microseconds: number;
  readonly aboveRawFetch: number;
  readonly aboveOpenapiFetch: number;
}

/** Size of a bundle of two operations. */
export interface BundleRow {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
}

/** Measures every way to call in interleaved rounds, so that none profits from a quiet moment. */
export async function benchClient(rounds = 40, perRound = 2_000): Promise<readonly ClientRow[]> {
  const { calls, stub } = await importBundled<Calls>("calls.ts");
  const engineFetch = globalThis.fetch;
  globalThis.fetch = stub;
  const samples = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const started = performance.now();
      for (let i = 0; i < perRound; i++) await call();
      // The first rounds warm the compiler up.
      if (round >= 5) samples.get(name)?.push(((performance.now() - started) * 1000) / perRound);
    }
  }
  globalThis.fetch = engineFetch;
  const median = (name: string) => middle(samples.get(name) ?? []);
  return Object.keys(calls).map((name) => ({
    name,
    microseconds: median(name),
    aboveRawFetch: median(name) - median("raw fetch"),
    aboveOpenapiFetch: median(name) - median("openapi-fetch"),
  }));
}

/** Bundles two operations for a browser, and for Node, minified. */
export async function benchBundles(): Promise<readonly BundleRow[]> {
  const operations = 'export { getVolume, searchVolumes } from "@blockwright/books";';
  const entries = [
    ["two operations", operations, "browser"],
    ["two operations, with Node's transport", operations, "node"],
    ["typed client", 'export { createBooksClient } from "@blockwright/books";', "browser"],
    ["openapi-fetch", 'export { default } from "openapi-fetch";', "browser"],
  ] as const;
  return Promise.all(
    entries.map(async ([name, contents, platform]) => {
      const { outputFiles } = await build({
        ...bundleFor(platform),
        stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
        minify: true,
        write: false,
      });
      const text = outputFiles[0]?.contents ?? new Uint8Array();
      return { name, bytes: text.length, gzip: gzipSync(text, { level: 9 }).length };
    }),
  );
}

/** The rows as a person reads them. */
export function clientTable(rows: readonly ClientRow[]): string {
  const signed = (value: number) => `${value >= 0 ? "+" : ""}${value.toFixed(1)}`;
  return table([
    ["one GET", "us", "above raw fetch", "above openapi-fetch"],
    ...rows.map((row) => [
      row.name,
      row.microseconds.toFixed(1),
      signed(row.aboveRawFetch),
      signed(row.aboveOpenapiFetch),
    ]),
  ]);
}

/** The sizes as a person reads them. */
export function bundleTable(rows: readonly BundleRow[]): string {
  return table([
    ["bundle", "bytes", "gzip"],
    ...rows.map(({ name, bytes, gzip }) => [name, String(bytes), String(gzip)]),
  ]);
}
