import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { credential } from "./credential.ts";
import { wrongInput } from "../tool-error.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** A template with a credential in it, and perhaps other values, as a header or the query can carry them. */
export function sentText(template: string, values: Values, options: TransportOptions): string;
/** The same; undefined where the credential `whole` is left out, which is blamed for a part that is. */
export function sentText(
  template: string,
  values: Values,
  options: TransportOptions,
  whole: string,
): string | undefined;
export function sentText(
  template: string,
  values: Values,
  options: TransportOptions,
  whole?: string,
): string | undefined {
  if (whole !== undefined && isLeftOut(whole, values)) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    credential(name, values[name], options),
  );
}

/** Whether a credential is left out. Throws where it is not and another part is: an operation has refused that already. */
export function isLeftOut(whole: string, values: Readonly<Record<string, unknown>>): boolean {
  if (isAbsent(values[whole])) return true;
  const lacking = Object.keys(values).find((name) => isAbsent(values[name]));
  if (lacking !== undefined) throw wrongInput(whole, `given with ${lacking}`);
  return false;
}

/** Of credentials that stand for each other, the first that is given. */
export function either(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined);
}

/** The members that there are. */
export function present(
  members: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const found = Object.entries(members).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(found);
}
