import type { Operation, Provider } from "./types.ts";

type Addressed = Pick<Provider, "server" | "operations">;

/** The provider's own parameters that make up one of its addresses, each once. */
export function addressParameters(provider: Addressed): readonly string[] {
  const found = known.get(provider);
  if (found) return found;
  const { server, operations } = provider;
  const names = operations.flatMap((operation) => {
    const own = ownAddressParameters(operation);
    return operation.server?.params.filter((name) => !own.includes(name)) ?? [];
  });
  const all = [...new Set([...server.params, ...names])];
  known.set(provider, all);
  return all;
}

/** Parameters of an operation that make up its own address. */
export function ownAddressParameters({
  server,
  parameters,
}: Pick<Operation, "server" | "parameters">): readonly string[] {
  return (server?.params ?? []).filter((name) =>
    parameters.some((each) => each.name === name && !each.shared),
  );
}

/** Whether a parameter makes up an address, where it is declared. */
export function isInAddress(
  { name, shared }: Pick<Operation["parameters"][number], "name" | "shared">,
  operation: Pick<Operation, "server" | "parameters">,
  provider: Addressed,
): boolean {
  return (shared ? addressParameters(provider) : ownAddressParameters(operation)).includes(name);
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Addressed, readonly string[]>();
