import type { ManifestIcon } from "../manifest/types.ts";

/** The files of an icon, relative to the manifest: `icons/books.svg`; the first is for light grounds. */
export function iconFiles(icon: ManifestIcon | undefined): readonly string[] {
  return icon === undefined ? [] : [icon].flat().map(iconFile);
}

/** `./icons/books.svg` without what it begins with. */
export function iconFile(written: string): string {
  return written.replace(/^\.\//, "");
}
