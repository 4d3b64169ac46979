import type { TransportOptions } from "./context.ts";
/** What the manifest says about an address that a caller supplies. */
export interface AddressPolicy {
    readonly normalize?: readonly ("trim" | "strip-trailing-slashes")[];
    /** Suffixes that a host may have, each beginning with a dot. Needed when a value is a whole host. */
    readonly allowedHosts?: readonly string[];
}
/**
 * The address to send to, from a template and the values that callers supply. Each value is checked
 * as it stands, before any URL parser sees it, and also when the host's `baseUrl` wins.
 */
export declare function serverAddress(template: string, values: Readonly<Record<string, unknown>>, { normalize, allowedHosts }: AddressPolicy, options: TransportOptions): string;
