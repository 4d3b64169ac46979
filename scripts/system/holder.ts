import { readFileSync, statSync } from "node:fs";
import { hostname, uptime } from "node:os";
import { errorCode } from "./error.ts";

/** A lock without a readable holder is being written, unless it is older than this. */
const UNREADABLE_MS = 5_000;
/** Nobody can ask another machine or container whether its process lives; no run takes this long. */
const ELSEWHERE_MS = 10 * 60_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** What this process writes into a lock that it takes. */
export function holderText(): string {
  const holder: Holder = { pid: process.pid, host: hostname(), since: Date.now() };
  return JSON.stringify(holder);
}

/** True when the process that wrote `text` into the lock is gone. */
export function isAbandoned(lock: string, text: string): boolean {
  const holder = parse(text);
  if (holder === undefined) return ageOf(lock) > UNREADABLE_MS;
  if (holder.host !== hostname()) return Date.now() - holder.since > ELSEWHERE_MS;
  const started = Date.now() - uptime() * 1000;
  return holder.since < started || !isRunning(holder.pid);
}

/** The holder in words. */
export function describeHolder(text: string): string {
  const holder = parse(text);
  if (holder === undefined) return "an unknown process";
  const since = new Date(holder.since).toISOString();
  return `process ${holder.pid} on ${holder.host} since ${since}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/** It has ended, but nobody has asked after it: a container without an init keeps such. */
function isDefunct(pid: number): boolean {
  try {
    return /^\d+ \([^]*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false; // only Linux tells
  }
}

function parse(text: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(text);
    const valid = Number.isInteger(pid) && typeof host === "string" && Number.isFinite(since);
    return valid ? { pid, host, since } : undefined;
  } catch {
    return undefined;
  }
}

function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 0 : Date.now() - stats.mtimeMs;
}
