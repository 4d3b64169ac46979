import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { isLeftToHost } from "./credential.ts";
import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

// A path would lead elsewhere, or a body would not be text.
const unfit = /^\.{1,2}$|[\p{Cc}\p{Cs}]/u;

/**
 * Options of a call whose path or body holds these credentials; each is checked. Where the host's
 * `fetch` adds them, one that is given is refused: it would travel beside that of the host.
 */
export function carrying<Options extends TransportOptions>(
  options: Options,
  credentials: Readonly<Record<string, unknown>>,
  optional: readonly string[] = [],
): Options {
  const isLeft = isLeftToHost(options);
  for (const [name, value] of Object.entries(credentials)) {
    const isFit = !isLeft && typeof value === "string" && !unfit.test(value.trim());
    if (isAbsent(value) ? isLeft || optional.includes(name) : isFit) continue;
    refuse(wrongInput(name, isLeft ? "left out: context.fetch adds it" : "text on one line"));
  }
  return options;
}

/** A credential as a part of the path. `{name}` stands where the host's `fetch` puts it, or for one that was refused. */
export function carriedSegment(name: string, value: unknown): string {
  const text = carriedText(value);
  return text && !unfit.test(text) ? text : `{${name}}`;
}

/** A credential as a member of the body, without the white space around it; none where there is none. */
export function carriedText(value: string): string;
export function carriedText(value: unknown): string | undefined;
export function carriedText(value: unknown): string | undefined {
  return isAbsent(value) ? undefined : String(value).trim();
}
