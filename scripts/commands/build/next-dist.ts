import { dirname, join } from "node:path";
import { exchange, placeIn, restore } from "../../system/draft.ts";
import { refuseLinks } from "../../system/links.ts";

/** A `dist` to be. It is made beside the one that stands, as deep as that, so that paths in it stay right. */
export interface NextDist {
  readonly folder: string;
  /** Puts it in the place of the one that stands; without, that one stays. */
  take(): void;
  /** Clears it away, where it was not taken. */
  remove(): void;
}

/** Begins the next `dist` of a package; what a run left that was killed is put right. */
export function nextDist(pkg: string, root: string): NextDist {
  const dist = join(pkg, "dist");
  refuseLinks(dist, root);
  restore(dist);
  const { folder, release, remove } = placeIn(pkg);
  return {
    folder,
    take() {
      const former = placeIn(dirname(folder));
      release();
      exchange(folder, dist, former.draft);
      former.remove();
    },
    remove,
  };
}
