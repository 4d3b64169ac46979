import { isAbsent } from "../inputs/check.ts";

/** What is made of a credential that may be left out; undefined where it is. */
export function optional<Made>(credential: unknown, make: () => Made): Made | undefined {
  return isAbsent(credential) ? undefined : make();
}

/** The members that there are. */
export function present(
  members: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const found = Object.entries(members).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(found);
}
