import { onTestFinished, vi } from "vitest";
import { rounds } from "./rounds.fixture.ts";

/** Stops the time of this test, but not its sockets: it goes on by `vi.advanceTimersByTimeAsync` only. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Resolves once this holds and what follows from it is done; the time limit of the test ends what hangs. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  await rounds();
}
