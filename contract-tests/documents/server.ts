import { namesIn, singleNamed, urlsOf } from "../contract/server.ts";
import type { ServerContract } from "../contract/server-types.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";

/** An address of a document, and what stands in the place of each of its variables. */
export interface ServerObject {
  readonly url: string;
  readonly variables?: Readonly<
    Record<string, { readonly default: string; readonly enum?: readonly string[] }>
  >;
}

/** The variables of each address that a document names: one for each name that may fill a place. */
export function promisedServers(
  server: ServerContract,
  parameters: readonly ParameterContract[],
): object {
  const entries = urlsOf(server)
    .flatMap(singleNamed)
    .map((address) => {
      const variables = namesIn(address)
        .flat()
        .map((name) => [name, promisedVariable(parameters.find((each) => each.name === name))]);
      return [address, Object.fromEntries(variables)];
    });
  return Object.fromEntries(entries);
}

/** Of a whole address the origin; its host is that of the example. */
export function fetchedServers({ fetches, parameters }: OperationContract): object {
  const { example } = parameters.find(({ name }) => name === fetches?.name) ?? {};
  return { "https://{host}": { host: { default: new URL(String(example)).host } } };
}

/** Values as they are in the address. */
function promisedVariable(parameter: ParameterContract | undefined): object {
  const { table, limits, default: usual, example } = parameter ?? { limits: {} };
  const inAddress = (value: unknown) => String(table?.get(String(value)) ?? value);
  const values = limits.enum?.map(inAddress);
  const value = usual ?? example ?? limits.enum?.[0];
  return {
    ...(value !== undefined && { default: inAddress(value) }),
    ...(values && { enum: [...new Set(values)] }),
  };
}

/** The same of a document. */
export function documentedServers(servers: readonly ServerObject[]): object {
  return Object.fromEntries(servers.map((server) => [server.url, documentedVariables(server)]));
}

function documentedVariables({ variables = {} }: ServerObject): object {
  const entries = Object.entries(variables).map(([name, { default: usual, enum: values }]) => [
    name,
    // A name stands for a value that the manifest does not give.
    { ...(usual !== name && { default: usual }), ...(values && { enum: values }) },
  ]);
  return Object.fromEntries(entries);
}
