import { readContract } from "../contract/read.ts";
import type { Contract } from "../contract/types.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import { deriveFlows } from "../flows/derive.ts";
import type { Flow } from "../contract/flow.ts";
import { asReplied } from "../oracle/replied.ts";

/** A manifest, or a part of it that can be read alone, and what is expected by it. */
export interface Base {
  readonly manifest: WrittenManifest;
  readonly contract: Contract;
  /** Each operation as text, and under "" what they have in common. */
  readonly texts: ReadonlyMap<string, string>;
  flows(): Promise<Flows>;
}

/** By id. */
export type Flows = ReadonlyMap<string, Flow>;

export function baseOf(manifest: WrittenManifest, spec: string): Base {
  const contract = readContract(manifest, spec);
  let flows: Promise<Flows> | undefined;
  return {
    manifest,
    contract,
    texts: textsOf(contract),
    // Dear to derive: once, and only if they are asked for.
    flows: () => (flows ??= flowsOf(contract).then((found) => found ?? new Map())),
  };
}

/** An operation with those that it names and its jobs, as a manifest of their own. */
export function partOf(manifest: WrittenManifest, operation: string): WrittenManifest {
  const ids = Object.keys(manifest.operations);
  const isOwn = (each: unknown) => JSON.stringify(each).includes(`"${operation}"`);
  const jobs = Object.fromEntries(
    Object.entries(manifest.jobs ?? {}).filter(([, job]) => isOwn(job)),
  );
  const kept = new Set([operation]);
  const add = (what: unknown) => {
    const text = JSON.stringify(what);
    for (const id of ids) {
      if (kept.has(id) || !text.includes(`"${id}"`)) continue;
      kept.add(id);
      add(manifest.operations[id]);
    }
  };
  add([manifest.operations[operation], manifest.auth, manifest.test, jobs]);
  const operations = Object.fromEntries(
    Object.entries(manifest.operations).filter(([id]) => kept.has(id)),
  );
  return { ...manifest, jobs, operations };
}

/** What a contract says, to see what of it is another: each operation, and under "" the rest. */
export function textsOf({ operations, ...rest }: Contract): ReadonlyMap<string, string> {
  const all = operations.map((each) => [each.id, textOf(asReplied(each))] as const);
  return new Map([["", textOf(rest)], ...all]);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each) => {
    // To look up what is not there comes to the same as to find nothing.
    if (each instanceof Map) return [...each].filter(([, held]) => held !== undefined);
    if (each instanceof Set) return [...each];
    return each instanceof RegExp ? String(each) : each;
  });
}

/** By id; undefined where nothing can be expected. */
export async function flowsOf(contract: Contract): Promise<Flows | undefined> {
  try {
    const { flows } = await deriveFlows(contract);
    return new Map(flows.map((flow) => [flow.id, flow]));
  } catch {
    return undefined;
  }
}
