import { importBundled, minified, type Size } from "./bundled.ts";
import type { Calls } from "./calls.ts";
import { median as middle } from "./median.ts";
import { ratio, table } from "./table.ts";

/** Microseconds per GET of one way to call, over a fetch that answers from memory. */
export interface ClientRow {
  readonly name: string;
  /** Median over the rounds. */
  readonly microseconds: number;
  readonly rawFetch: number;
  readonly aboveOpenapiFetch: number;
}

/** Size of a bundle. */
export interface BundleRow extends Size {
  readonly name: string;
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
    rawFetch: median("raw fetch"),
    aboveOpenapiFetch: median(name) - median("openapi-fetch"),
  }));
}

/** Bundles two operations for Node, and what the typed client has of a library. */
export async function benchBundles(): Promise<readonly BundleRow[]> {
  const operations = 'export { getVolume, searchVolumes } from "@blockwright/books";';
  const node = await minified(operations, { platform: "node" });
  const library = await minified('export { default } from "openapi-fetch";');
  return [
    { name: "two operations, with Node's transport", ...node },
    { name: "openapi-fetch", ...library },
  ];
}

/** The rows as a person reads them. */
export function clientTable(rows: readonly ClientRow[]): string {
  const signed = (value: number) => `${value >= 0 ? "+" : ""}${value.toFixed(1)}`;
  return table([
    ["one GET", "us", "above raw fetch", "ratio", "above openapi-fetch"],
    ...rows.map((row) => [
      row.name,
      row.microseconds.toFixed(1),
      signed(row.microseconds - row.rawFetch),
      ratio(row.microseconds, row.rawFetch),
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
