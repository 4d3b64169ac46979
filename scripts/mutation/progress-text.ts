import { duration } from "../report/numbers.ts";
import type { Judged } from "./verdict.ts";

/** Says how far a run is, and how long it will last at the pace so far. */
export function progressText(now: () => number = () => performance.now()) {
  const started = now();
  let done = 0;
  let survived = 0;
  return {
    count({ verdict }: Judged): void {
      done += 1;
      if (verdict.kind === "survived") survived += 1;
    },
    text(total: number): string {
      const left = ((now() - started) / done) * (total - done);
      return `${done} of ${total} mutants, ${survived} survived, about ${duration(left)} left`;
    },
  };
}
