import { rounds } from "./rounds.fixture.ts";

const usual = globalThis.setTimeout;

/**
 * The runtime's timers in tests: one fires when its time is up and what has arrived by then is read.
 * A process that had to wait for the processor would else end an attempt whose request or reply lies
 * in a socket of its own. Where a test has a clock of its own, they keep to that.
 */
export function after(ms: number, run: () => void): () => void {
  let isWanted = true;
  const fire = async () => {
    if (globalThis.setTimeout === usual) await rounds();
    if (isWanted) run();
  };
  const timer = setTimeout(() => void fire(), ms);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
