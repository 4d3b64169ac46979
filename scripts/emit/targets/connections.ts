import { credentialsOf, sendParameters } from "../../language/ir/credentials.ts";
import type { Credential, Operation, Provider } from "../../language/ir/types.ts";

/** Operations that take the same credentials, and what is made for them. */
export interface ConnectionGroup {
  /** The function of `client.ts` that checks where calls go and what they carry. */
  readonly name: string;
  /** What the client calls its result. */
  readonly variable: string;
  /** Type of the credentials. */
  readonly type: string;
  readonly auth: readonly Credential[];
  /** What a client may lack, and an operation of the group does not work without. */
  readonly needed: readonly string[];
}

/** The function of `client.ts` for operations that take all credentials. */
export const CONNECTION = "connection";

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Provider, ReadonlyMap<string, ConnectionGroup>>();

/** The groups of a provider; first the one of all credentials as the provider has them. */
export function connectionGroups(provider: Provider): readonly ConnectionGroup[] {
  return [...groupsOf(provider).values()];
}

/** By the credentials that they take. */
function groupsOf(provider: Provider): ReadonlyMap<string, ConnectionGroup> {
  const found =
    known.get(provider) ?? new Map(made(provider).map((each) => [keyOf(each.auth), each]));
  known.set(provider, found);
  return found;
}

function made(provider: Provider): readonly ConnectionGroup[] {
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
  const maybe = auth.flatMap(({ name, optional }) => (optional ? name : []));
  return all.map((own, at) => {
    const number = own === auth ? "" : String(at + 2 - first.length);
    return {
      name: `${CONNECTION}${number}`,
      variable: `connected${number}`,
      type: `${names.credentials}${number}`,
      auth: own,
      needed: [
        ...own.flatMap(({ name, optional }) => (!optional && maybe.includes(name) ? name : [])),
        ...neededBeside(own, provider),
      ],
    };
  });
}

/** Parameters that a credential is sent with, and that operations need which take it alone. */
function neededBeside(
  own: readonly Credential[],
  { operations, auth }: Provider,
): readonly string[] {
  if (own === auth) return [];
  const key = keyOf(own);
  const isRequired = (operation: Operation, name: string) =>
    operation.parameters.some((each) => each.name === name && each.required);
  const ofGroup = operations.find((each) => each.auth && keyOf(each.auth) === key);
  return sendParameters(own).filter(
    (name) =>
      ofGroup && isRequired(ofGroup, name) && operations.some((each) => !isRequired(each, name)),
  );
}

/** The group of an operation. */
export function connectionOf(provider: Provider, operation: Operation): ConnectionGroup {
  const found = groupsOf(provider).get(keyOf(credentialsOf(provider, operation)));
  if (!found) throw new TypeError(`${operation.id} has no connection`); // every operation is in one
  return found;
}

/** Whether a hook signs the attempts of an operation. */
export function isSigned({ hooks }: Operation): boolean {
  return hooks.sign !== undefined;
}

/** Whether its whole address is given. */
export function isFetched({ fetches }: Operation): boolean {
  return fetches !== undefined;
}

/** Whether an operation has a connection of its own. */
export function isConnectedApart(operation: Operation): boolean {
  return isSigned(operation) || operation.server !== undefined || isFetched(operation);
}

/** What `client.ts` calls the connection of such an operation. */
export function connectionName({ names }: Operation): string {
  return `${names.method}Connection`;
}

function keyOf(auth: readonly Credential[]): string {
  // One that is exchanged first is given, and not sent.
  return JSON.stringify(
    auth.map(({ name, optional = false, sent }) => [name, optional, sent.length > 0]),
  );
}
