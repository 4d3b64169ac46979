import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type SuiteWorkspace, workspace } from "./workspace.ts";

/**
 * Seconds of processor time that the suite takes for each byte of a manifest, about. Measured on 1, 5, 10
 * and 20 generated manifests of 17 kB: 7 s and 0.000,14 s a byte (R² 0.993). On the five of this repository,
 * which have more words and longer replies: 0.000,04 s. What decides is the number of cases, 2 ms each,
 * which nobody knows without deriving them.
 */
const PER_BYTE = 0.000_1;

/** Seconds of processor time that the cases of providers take, about; the same on every machine. */
export function secondsOf(providers: readonly string[], place?: Place): number {
  const sizes = providers.map((provider) => manifestBytes(provider, place).length);
  return sizes.reduce((total, size) => total + size * PER_BYTE, 0);
}

type Place = Pick<SuiteWorkspace, "specs">;

/** The text of a manifest, as if its lines ended with LF: some checkouts have other line ends. */
export function manifestBytes(provider: string, { specs }: Place = workspace): Buffer {
  const bytes = readFileSync(join(specs, `${provider}.yaml`));
  if (!bytes.includes("\r\n")) return bytes;
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

/** A thread more takes a second to load; it pays for itself where there is work for some. */
const SECONDS_PER_THREAD = 10;

/** How many threads run tests; the mock servers are in one of their own. */
export function threadsFor(seconds: number, cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(seconds / SECONDS_PER_THREAD)));
}

/**
 * Keeps a short run small: in each thread, what is new has no more than 8 MB before it is looked through.
 * Less takes a tenth longer, and what V8 grows to takes 110 MB more.
 */
export function saveMemory(seconds: number): void {
  if (seconds < SECONDS_PER_THREAD)
    setFlagsFromString("--min-semi-space-size=8 --semi-space-growth-factor=1");
}
