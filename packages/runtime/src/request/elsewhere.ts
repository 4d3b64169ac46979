import { baseAddress } from "./base-address.ts";
import type { Connection } from "./connection.ts";
import type { TransportOptions } from "../context.ts";
import { chosenAddress, type ServerPolicy } from "./server.ts";

/** Checks the address and the credentials of a call. */
type Connect<Given> = (given: Given, options: TransportOptions) => Connection;

/**
 * The same connection to another address of the provider, with the same credentials. The host's
 * `baseUrl` takes its place as it takes that of any other.
 */
export function elsewhere<Given>(address: string, connect: Connect<Given>): Connect<Given> {
  return (given, options) => moved(connect(given, options), address);
}

/** The same where the address has parts that are given. */
export function chosenElsewhere<Given extends object>(
  templates: readonly string[],
  policy: ServerPolicy,
  connect: Connect<Given>,
): Connect<Given> {
  return (given, options) =>
    moved(connect(given, options), chosenAddress(templates, fieldsOf(given), policy, options));
}

/** What is given, by name. */
export function fieldsOf(given: object): Readonly<Record<string, unknown>> {
  return { ...given };
}

function moved(connection: Connection, home: string): Connection {
  return { ...connection, home, baseUrl: baseAddress(connection.options, home) };
}
