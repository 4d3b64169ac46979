import type { CatalogueIndex } from "../data/types.ts";
import type { Route } from "./route.ts";

/** What every screen gets. It shows an `h1` as soon as its data is there, and stands within `main`. */
export interface ScreenProps {
  readonly index: CatalogueIndex;
  readonly route: Route;
}
