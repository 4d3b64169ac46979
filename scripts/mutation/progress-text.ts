import { duration } from "../system/terminal/numbers.ts";

/** The first mutants wait until the workers have started. */
const SETTLED = 20;

/** Says how far a run is, and how long it will last at the pace so far. */
export function progressText(now: () => number = () => performance.now()) {
  const started = now();
  let done = 0;
  let survived = 0;
  return {
    count(hasSurvived: boolean): void {
      done += 1;
      if (hasSurvived) survived += 1;
    },
    text(total: number): string {
      const left = ((now() - started) / done) * (total - done);
      const estimate = done < SETTLED ? "" : `, about ${duration(left)} left`;
      return `${done} of ${total} mutants, ${survived} survived${estimate}`;
    },
  };
}
