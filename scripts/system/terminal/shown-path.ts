import { relative, sep } from "node:path";

/** As a person at this place would write the path. */
export function shownPath(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith("..") ? path : near || ".").split(sep).join("/");
}
