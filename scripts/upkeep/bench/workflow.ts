import { readFileSync } from "node:fs";
import { importBundled } from "./bundled.ts";
import { median } from "./median.ts";
import type { Runs } from "./runs.ts";
import { ratio, table } from "./table.ts";

export interface WorkflowCost {
  readonly blocks: number;
  /** Milliseconds to read and check the document. */
  readonly checkMs: number;
  readonly runs: readonly WorkflowRow[];
}

/** One shape of workflow: microseconds per block. */
export interface WorkflowRow {
  readonly name: string;
  readonly run: number;
  /** The same calls in a loop. */
  readonly loop: number;
  /** As many by `fetch` alone. */
  readonly rawFetch: number;
}

const widths = { "one after another": 1, "ten side by side": 10 };

/** Measures the check, and runs against a loop of the same calls, over a fetch that answers from memory. */
export async function benchWorkflow(blocks = 1_000, rounds = 25): Promise<WorkflowCost> {
  const { checked, fetched, looped, ran, workflowOf } = await importBundled<Runs>("runs.ts");
  const text = JSON.stringify(workflowOf(blocks, 10), null, 2);
  const described = new URL("../../../generated/books/block.json", import.meta.url);
  const descriptions = [JSON.parse(readFileSync(described, "utf8"))];
  const [checkMs = 0] = await medianMs(rounds, async () => {
    if (checked(text, descriptions) > 0) throw new Error("the workflow of the bench has problems");
  });

  const engineFetch = globalThis.fetch;
  const reply = JSON.stringify({ totalItems: 1, items: [{ id: "a" }] });
  const headers = { "content-type": "application/json" };
  globalThis.fetch = async () => new Response(reply, { headers });
  const runs: WorkflowRow[] = [];
  for (const [name, width] of Object.entries(widths)) {
    const workflow = workflowOf(blocks, width);
    const [rawFetch = 0, loop = 0, run = 0] = await medianMs(
      rounds,
      () => fetched(blocks),
      () => looped(blocks),
      async () => {
        if ((await ran(workflow)) < blocks) throw new Error("the workflow of the bench failed");
      },
    );
    const each = (ms: number) => (ms * 1000) / blocks;
    runs.push({ name, run: each(run), loop: each(loop), rawFetch: each(rawFetch) });
  }
  globalThis.fetch = engineFetch;
  return { blocks, checkMs, runs };
}

/** Measures works in interleaved rounds, so that none profits from a quiet moment. */
async function medianMs(
  rounds: number,
  ...works: readonly (() => Promise<unknown>)[]
): Promise<readonly number[]> {
  const samples = works.map((): number[] => []);
  for (let round = -5; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      // The first rounds warm the compiler up.
      if (round >= 0) samples[index]?.push(performance.now() - started);
    }
  }
  return samples.map(median);
}

/** The costs as a person reads them. */
export function workflowTable({ blocks, checkMs, runs }: WorkflowCost): string {
  return table([
    [`workflow of ${blocks} blocks`, "us per block", "loop", "above it", "ratio", "to raw fetch"],
    ...runs.map(({ name, run, loop, rawFetch }) => [
      name,
      run.toFixed(1),
      loop.toFixed(1),
      `+${(run - loop).toFixed(1)}`,
      ratio(run, loop),
      ratio(run, rawFetch),
    ]),
    ["check", ((checkMs * 1000) / blocks).toFixed(1), `${checkMs.toFixed(0)} ms in all`],
  ]);
}
