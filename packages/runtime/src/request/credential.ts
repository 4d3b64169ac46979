import type { TransportOptions } from "../context.ts";
import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

/**
 * A credential ready for a header: trimmed, and checked so that no error of `Headers` can repeat it.
 * Nothing where the host's `fetch` adds the credentials.
 */
export function credential(
  name: string,
  value: string | undefined,
  options: TransportOptions = {},
): string {
  if (isLeftToHost(options)) return "";
  const text = typeof value === "string" ? value.trim() : "";
  if (/^[\x20-\x7e\xa0-\xff]+$/.test(text)) return text;
  return refuse(wrongInput(name, "a valid header value"));
}

/** Whether the host's `fetch` adds the credentials. */
export function isLeftToHost({ credentials }: TransportOptions): boolean {
  return credentials === "fetch";
}
