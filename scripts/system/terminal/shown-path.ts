import { sep } from "node:path";
import { relativePath } from "../path.ts";

/** As a person at this place would write the path. */
export function shownPath(path: string): string {
  const near = relativePath(process.cwd(), path);
  return near.startsWith("..") ? path.split(sep).join("/") : near || ".";
}
