import type { TransportOptions } from "../context.ts";
import { isLeftToHost } from "./credential.ts";
import { refuse } from "./refusal.ts";
import { base64 } from "./sent-values.ts";
import { isLeftOut } from "./sent-text.ts";
import { wrongInput } from "../tool-error.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The header of HTTP Basic, in UTF-8, from templates of the user and the password; white space around
 * values is left out. Nothing where the host's `fetch` adds the credentials.
 */
export function basic(
  user: string,
  password: string,
  values: Values,
  options: TransportOptions,
): string;
/** The same; undefined where the credential `whole` is left out, which is blamed for a part that is. */
export function basic(
  user: string,
  password: string,
  values: Values,
  options: TransportOptions,
  whole: string,
): string | undefined;
export function basic(
  user: string,
  password: string,
  values: Values,
  options: TransportOptions,
  whole?: string,
): string | undefined {
  if (isLeftToHost(options)) return "";
  if (whole !== undefined && isLeftOut(whole, values)) return undefined;
  const filled = (template: string, unfit: RegExp, expected: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      const text = typeof value === "string" ? value.trim() : "";
      return text && !unfit.test(text) ? text : refuse(wrongInput(name, expected));
    });
  // The first colon ends the user.
  const name = filled(user, /[:\p{Cc}\p{Cs}]/u, "text on one line without a colon");
  const pair = `${name}:${filled(password, /[\p{Cc}\p{Cs}]/u, "text on one line")}`;
  return `Basic ${base64(pair)}`;
}
