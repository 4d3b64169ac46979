import gt from "semver/functions/gt.js";
import inc from "semver/functions/inc.js";
import major from "semver/functions/major.js";
import type { Bump } from "../diff/change.ts";
import type { Prereleases } from "../record/record.ts";
import { InputError } from "../../system/input-error.ts";

/** What follows a version. Before 1.0.0 a break raises the minor number, and all else the patch: what `^0.1.0` promises. */
export function raised(last: string, bump: Bump): string {
  const initial = bump === "major" ? "minor" : "patch";
  const next = inc(last, major(last) === 0 ? initial : bump);
  if (next === null) throw new InputError(`${JSON.stringify(last)} is not a version`);
  return next;
}

/** The highest of some versions. */
export function highest(first: string, ...others: readonly string[]): string {
  return others.reduce((top, version) => (gt(version, top) ? version : top), first);
}

/** `1.1.0` of `1.1.0-next.2`. */
export function stablePart(version: string): string {
  return version.replace(/-.*$/, "");
}

/** The pre-release of a version on a channel: the last published one while it holds the same, or the one after it. */
export function nextPrerelease(
  target: string,
  channel: string,
  { published, digest }: { readonly published: Prereleases; digest(): string },
): string {
  const start = `${target}-${channel}.`;
  const numbers = Object.keys(published)
    .filter((version) => version.startsWith(start))
    .map((version) => Number(version.slice(start.length)));
  const last = Math.max(-1, ...numbers.filter(Number.isSafeInteger));
  return published[start + last] === digest() ? start + last : start + (last + 1);
}
