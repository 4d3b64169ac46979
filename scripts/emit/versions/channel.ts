import prerelease from "semver/functions/prerelease.js";
import validRange from "semver/ranges/valid.js";

/** `next` of `1.1.0-next.2`; null of a stable version. */
export function channelOf(version: string): string | null {
  const [channel] = prerelease(version) ?? [];
  return channel === undefined ? null : String(channel);
}

/**
 * Whether pre-releases can be named so. Their tag is the same word: `latest` is what everybody
 * installs, and npm takes none that could be a range, such as `x`. The number after it stays apart.
 */
export function isChannel(name: string): boolean {
  return /^[a-z][a-z-]*$/.test(name) && name !== "latest" && validRange(name) === null;
}
