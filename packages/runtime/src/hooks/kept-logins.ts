import type { Context } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import type { Keep } from "../keep.ts";
import { isLeftToHost } from "../request/credential.ts";
import type { Given } from "./probe.ts";

/** What a login gave, until it is used no more. */
interface Kept {
  readonly untilMs: number;
  readonly values: Promise<Given>;
}

/** More are forgotten, the oldest first. */
const MOST = 1000;

const kept = new Map<string, Kept>();

/** What providers took no longer, as JSON. */
const spent = new Set<string>();

/** A provider took these values no longer: they are not used again, unless a login gives them again. */
export function spend(values: Given): void {
  spent.add(JSON.stringify(values));
  const [oldest] = spent.keys();
  if (spent.size > MOST && oldest !== undefined) spent.delete(oldest);
}

function isGood(values: Given): boolean {
  return !spent.has(JSON.stringify(values));
}

/** How a login is found or made. */
export interface Finding {
  /** What tells one login from another. */
  readonly about: unknown;
  readonly keepMs: number | undefined;
  readonly fresh: () => Promise<Given>;
  /** Name -> where it comes from. */
  readonly gives: Readonly<Record<string, string>>;
  /** Whether the call can be sent with these values. */
  readonly isFit: (values: Given) => boolean;
}

/** Whether a value can be what a login gives: a text that is not blank, or a number. */
export function isGiven(value: unknown): boolean {
  return !isAbsent(value) && /^(string|number)$/.test(typeof value);
}

/** Whether it is what a login gives: a store may hold anything. */
function isWhole(values: Given, { gives, isFit }: Finding): boolean {
  const names = Object.keys(gives);
  const isExact = Object.keys(values).length === names.length;
  return isExact && names.every((name) => isGiven(values[name])) && isFit(values);
}

/** What a login gave before, or gives now. Calls at the same time share one. */
export async function keptLogin(finding: Finding, context: Context): Promise<Given> {
  const { about, gives, keepMs, fresh: ask } = finding;
  const { keep } = context;
  const fresh = async () => {
    const values = await ask();
    spent.delete(JSON.stringify(values));
    return values;
  };
  // Without the credential, nothing tells one account from another.
  const isUnknown = isLeftToHost(context) && !keep;
  if (!keepMs || isUnknown || !globalThis.crypto?.subtle) return fresh();
  const key = await hashOf([about, gives]);
  if (!keep) return inMemory(key, keepMs, fresh);
  const found = await storedBy(keep, key);
  if (found && isGood(found) && isWhole(found, finding)) return found;
  const values = await fresh();
  try {
    await keep.set(key, JSON.stringify(values), keepMs);
  } catch {
    // What is not kept is asked for again.
  }
  return values;
}

async function inMemory(key: string, keepMs: number, fresh: () => Promise<Given>): Promise<Given> {
  for (;;) {
    const found = kept.get(key);
    if (!found || found.untilMs < performance.now()) break;
    const values = await found.values.catch(() => undefined);
    if (values && isGood(values)) return values;
    if (kept.get(key) === found) kept.delete(key);
  }
  const values = fresh();
  kept.delete(key);
  kept.set(key, { untilMs: performance.now() + keepMs, values });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  values.catch(() => {
    if (kept.get(key)?.values === values) kept.delete(key);
  });
  return values;
}

/** A store may fail. */
async function storedBy(keep: Keep, key: string): Promise<Given | undefined> {
  try {
    const found: unknown = JSON.parse((await keep.get(key)) ?? "null");
    return { ...Object(found) };
  } catch {
    return undefined;
  }
}

/** A text that tells nothing of what it was made of. */
async function hashOf(about: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(about));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
