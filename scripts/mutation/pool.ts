import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import type { Mutant } from "./mutant.ts";
import type { Judged, Verdict } from "./verdict.ts";

/** Beside this file, and compiled where this one is. */
const worker = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** Puts mutants to the test in as many processes as there are cores, one by one as each is free. */
export async function judgeAll(
  mutants: readonly Mutant[],
  onJudged: (judged: Judged) => void,
): Promise<readonly Judged[]> {
  const queue = mutants.entries();
  const results: Judged[] = [];
  const count = Math.min(availableParallelism(), mutants.length);
  const workers = Array.from({ length: count }, () => fork(worker));
  try {
    await Promise.all(
      workers.map(async (child) => {
        // All share one queue.
        for (const [index, mutant] of queue) {
          const judged = { mutant, verdict: await ask(child, mutant) };
          results[index] = judged;
          onJudged(judged);
        }
      }),
    );
  } finally {
    for (const child of workers) child.kill();
  }
  return results;
}

function ask(child: ChildProcess, mutant: Mutant): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`a worker ended with ${code} during the mutant ${mutant.id}`));
    child.once("exit", fail);
    child.once("message", (verdict) => {
      child.off("exit", fail);
      // Sent by `worker.ts`.
      resolve(verdict as Verdict);
    });
    child.send(mutant);
  });
}
