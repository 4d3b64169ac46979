import type { Provider } from "./types.ts";

type Addressed = Pick<Provider, "server" | "operations">;

/** The parameters that make up an address of a provider, each once. */
export function addressParameters(provider: Addressed): readonly string[] {
  const found = known.get(provider);
  if (found) return found;
  const { server, operations } = provider;
  const all = [server, ...operations.flatMap((operation) => operation.server ?? [])];
  const names = [...new Set(all.flatMap(({ params }) => params))];
  known.set(provider, names);
  return names;
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Addressed, readonly string[]>();
