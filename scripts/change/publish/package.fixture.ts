import { idOf } from "../record/places.ts";
import type { Package } from "./packages.ts";

/** The package of a provider, which lies nowhere. */
export function packageNamed(name: string): Package {
  const place = { id: idOf(name), name, folder: "", changelog: "", isLibrary: false };
  return { ...place, version: "0.1.0", needs: [] };
}
