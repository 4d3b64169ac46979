import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { credential, isLeftToHost } from "./credential.ts";
import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

/**
 * The header of HTTP Basic, in UTF-8, from templates of the user and the password; white space around
 * values is left out. Nothing where the host's `fetch` adds the credentials. `whole`: the credential
 * that is blamed where another part is absent.
 */
export function basic(
  user: string,
  password: string,
  values: Readonly<Record<string, unknown>>,
  options: TransportOptions,
  whole?: string,
): string {
  if (isLeftToHost(options)) return "";
  const filled = (template: string, unfit: RegExp, expected: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (whole && isAbsent(value) && name !== whole) return lacking(whole, name);
      const text = typeof value === "string" ? value.trim() : "";
      return text && !unfit.test(text) ? text : refuse(wrongInput(name, expected));
    });
  // The first colon ends the user.
  const name = filled(user, /[:\p{Cc}\p{Cs}]/u, "text on one line without a colon");
  const pair = `${name}:${filled(password, /[\p{Cc}\p{Cs}]/u, "text on one line")}`;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(pair)))}`;
}

/** A part of a header that a credential `whole` is sent with; that is blamed where the part is absent. */
export function headerPart(
  name: string,
  value: string | undefined,
  options: TransportOptions,
  whole: string,
): string {
  const isLacking = isAbsent(value) && !isLeftToHost(options);
  return isLacking ? lacking(whole, name) : credential(name, value, options);
}

/** Thrown, not refused: of an operation, a rule or the input itself is blamed already. */
function lacking(whole: string, name: string): never {
  throw wrongInput(whole, `given with ${name}`);
}
