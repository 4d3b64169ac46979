import type { Catalog } from "../catalog.ts";
import type { Search } from "./search.ts";
import type { TellHost } from "./unoffered.ts";

/** What every server of a process offers. */
export interface Offer {
  readonly catalog: Catalog;
  readonly mock: boolean;
  /** Absent where tools are listed one by one. */
  readonly search?: Search | undefined;
  readonly tellHost: TellHost;
}
