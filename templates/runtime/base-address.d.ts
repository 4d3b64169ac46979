import type { TransportOptions } from "./context.ts";
/** Where requests go: the host's `baseUrl` when it gives one, else the provider's address. */
export declare function baseAddress({ baseUrl }: TransportOptions, address: string): string;
