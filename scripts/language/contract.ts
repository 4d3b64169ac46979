import type { Provider } from "./ir/types.ts";
import type { ManifestSource } from "./manifest/source.ts";

/** What a manifest promises, resolved, and where it says so. */
export interface Contract {
  readonly provider: Provider;
  readonly source: ManifestSource;
}

/** Contracts by the provider's id. */
export type Contracts = ReadonlyMap<string, Contract>;

/** One provider in two states. */
export interface Pair {
  readonly base: Contract;
  readonly head: Contract;
}
