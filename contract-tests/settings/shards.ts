import { createHash } from "node:crypto";
import { manifestBytes, secondsOf } from "./cost.ts";

/** One of several runs that share providers out among them. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** What a shard is part of, and its own part. */
export interface ShardOfRun extends Shard {
  /** All that are shared out. */
  readonly providers: readonly string[];
  /** Those that this shard tests, in the same order; none where there are more shards than providers. */
  readonly own: readonly string[];
  /** Hash of the manifests of all: parts of different states are no whole. */
  readonly manifests: string;
}

/** `2-of-3`, as its results are named. */
export function nameOf({ index, count }: Shard): string {
  return `${index}-of-${count}`;
}

/**
 * The part of one shard: each provider, the longest first, goes to the shard that has least so far. Every
 * machine comes to the same parts. A provider is never split: its cases are derived together.
 */
export function shareOut(providers: readonly string[], { index, count }: Shard): ShardOfRun {
  const own = partOf(providers, { index, count }, (provider) => secondsOf([provider]));
  const hash = createHash("sha256");
  for (const provider of providers) hash.update(manifestBytes(provider));
  return { index, count, providers, own, manifests: hash.digest("hex") };
}

/** What one of the shards tests, of providers that cost so much. */
export function partOf(
  providers: readonly string[],
  { index, count }: Shard,
  costOf: (provider: string) => number,
): readonly string[] {
  const costs = new Map(providers.map((provider) => [provider, costOf(provider)]));
  const cost = (provider: string) => costs.get(provider) ?? 0;
  // By code units: what an alphabet says depends on the machine.
  const longestFirst = providers.toSorted((a, b) => cost(b) - cost(a) || (a < b ? -1 : 1));
  const loads = Array.from({ length: count }, () => 0);
  const own = new Set<string>();
  for (const provider of longestFirst) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + cost(provider);
    if (least === index - 1) own.add(provider);
  }
  return providers.filter((provider) => own.has(provider));
}
