import { dirname, join } from "node:path";
import { exchange, placeIn, restore } from "../../system/draft.ts";
import { refused } from "../../system/error.ts";
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
  const changing = <T>(change: () => T): T => {
    try {
      return change();
    } catch (error) {
      throw refused(error, dist, "it is as it was");
    }
  };
  const { folder, release, remove } = changing(() => {
    refuseLinks(dist, root);
    restore(dist);
    return placeIn(pkg);
  });
  const take = () => {
    const former = placeIn(dirname(folder));
    release();
    exchange(folder, dist, former.draft);
    former.remove();
  };
  return { folder, take: () => changing(take), remove };
}
