import type { Json } from "../ir/types.ts";
import type { ManifestCredential } from "./credential-types.ts";

type Members = Readonly<Record<string, Json>>;

/** What is written for all operations, as far as it names what a login gives. */
interface Shared {
  readonly auth: readonly ManifestCredential[];
  readonly query?: Members;
  readonly headers?: Members;
}

/** Leaves out of an operation what only operations after a login can send. */
export function withoutLogins<
  Operation extends {
    readonly auth?: readonly string[];
    readonly query?: Members;
    readonly headers?: Members;
  },
>(id: string, operation: Operation, shared: Shared): Operation {
  const names = shared.auth.flatMap(({ name, login }) => {
    if (login === undefined) return [];
    const isGiven = login.call !== id && (operation.auth?.includes(name) ?? true);
    return isGiven ? [] : Object.keys(login.take);
  });
  if (names.length === 0) return operation;
  const left = (members: Members = {}, own: Members = {}) => {
    const all = Object.entries(members).filter(([, value]) =>
      names.some((name) => has(value, name)),
    );
    return Object.fromEntries([...all.map(([name]) => [name, null]), ...Object.entries(own)]);
  };
  const query = left(shared.query, operation.query);
  const headers = left(shared.headers, operation.headers);
  return {
    ...operation,
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

function has(value: Json, name: string): boolean {
  return new RegExp(`[{|]${name}[}|]`).test(JSON.stringify(value));
}
