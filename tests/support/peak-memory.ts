import { existsSync, readFileSync } from "node:fs";

const status = "/proc/self/status";

/**
 * The most bytes that this process held. Where Linux tells them, they are its own: `maxRSS` counts what
 * its parent held when it started the process, too.
 */
export function peakMemory(): number {
  const own = existsSync(status) && /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1];
  return (own ? Number(own) : process.resourceUsage().maxRSS) * 1024;
}

/**
 * Frees all the time what nothing holds: how late the collector does is not what is measured. It pauses in
 * between, so that a busy machine has time for the rest.
 */
export function collectAllTheTime(collect = collector()): void {
  collect();
  setTimeout(collectAllTheTime, 25, collect).unref();
}

/** What frees at once; there is one with `--expose-gc`. */
export function collector(): () => void {
  const collect = globalThis.gc;
  if (!collect) throw new Error("start with --expose-gc");
  return () => void collect();
}
