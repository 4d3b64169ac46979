import { prepared } from "./perform.ts";
import { standIns, withDerived } from "./secrets.ts";
import type { Package } from "../source.ts";
import type { Call } from "./types.ts";

/** What the environment holds of the secrets of a call, by the names that the page shows. */
export type Environment = Readonly<Record<string, string>>;

/** The stand-ins of an example, and what the package derives of them. */
export function secretEnvironment(call: Call, own: Package): Promise<Environment> {
  return prepared(call, own, [], async ({ secrets }) => {
    const known = withDerived(standIns(call), secrets);
    // A client is made with the credentials of other operations, too.
    const others = call.page.block.auth.map(({ name, env }) => [env, `key-of-${name}`] as const);
    return Object.fromEntries([...others, ...known.map(({ env, text }) => [env, text] as const)]);
  });
}
