import { credentialsOf } from "../../../language/ir/credentials.ts";
import type { Credential, Operation, Provider } from "../../../language/ir/types.ts";

/** Operations that take the same credentials, and what is made for them. */
export interface ConnectionGroup {
  /** The function of `client.ts` that checks where calls go and what they carry. */
  readonly name: string;
  /** What the client calls its result. */
  readonly variable: string;
  /** Type of the credentials. */
  readonly type: string;
  readonly auth: readonly Credential[];
}

/** The function of `client.ts` for operations that take all credentials. */
export const CONNECTION = "connection";

/** The groups of a provider; first the one of all credentials as the provider has them. */
export function connectionGroups(provider: Provider): readonly ConnectionGroup[] {
  const { names, operations, auth } = provider;
  const groups = new Map<string, readonly Credential[]>();
  for (const operation of operations) {
    const own = credentialsOf(provider, operation);
    groups.set(keyOf(own), own);
  }
  const whole = keyOf(auth);
  const others = [...groups].filter(([key]) => key !== whole);
  const first = groups.has(whole) || others.length === 0 ? [auth] : [];
  const all = [...first, ...others.map(([, own]) => own)];
  return all.map((own, at) => {
    const number = own === auth ? "" : String(at + 2 - first.length);
    return {
      name: `${CONNECTION}${number}`,
      variable: `connected${number}`,
      type: `${names.credentials}${number}`,
      auth: own,
    };
  });
}

/** The group of an operation. */
export function connectionOf(provider: Provider, operation: Operation): ConnectionGroup {
  const key = keyOf(credentialsOf(provider, operation));
  const found = connectionGroups(provider).find(({ auth }) => keyOf(auth) === key);
  if (!found) throw new TypeError(`${operation.id} has no connection`); // every operation is in one
  return found;
}

function keyOf(auth: readonly Credential[]): string {
  return JSON.stringify(auth.map(({ name, optional }) => [name, optional ?? false]));
}
