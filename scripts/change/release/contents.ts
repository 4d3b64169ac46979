import type { Change } from "../diff/change.ts";
import { packageChange } from "../diff/package/tells.ts";
import { codeHash, type Current, isCode } from "./current.ts";
import type { Place } from "../record/places.ts";
import type { Stable } from "../record/record.ts";

/** What changed in the files of a package whose contract did not; null: nothing. */
export function compareContents({ id, folder }: Place, base: Stable, head: Current): Change | null {
  const paths = new Set([...Object.keys(base.files), ...Object.keys(head.files)]);
  const differing = [...paths].filter((path) => base.files[path] !== head.files[path]);
  if (differing.length === 0) return null;
  const others = differing.filter((path) => path !== "README.md");
  const texts =
    others.every(isCode) && (others.length === 0 || base.code === codeHash(folder, head.files));
  return packageChange(id, [texts ? "texts" : "contents", "other"]);
}
