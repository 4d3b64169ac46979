import type { Spec } from "../../../language/specs.ts";

/** Where a state comes from, and how its files are named to people. */
export interface Origin {
  /** As people name the state. */
  readonly label: string;
  /** Folder that shown paths are relative to. */
  readonly root: string;
  /** Stands before shown paths, where they are of no folder that people can open: `main:`. */
  readonly prefix: string;
}

/** A manifest under the path that people know it by. */
export function named({ prefix }: Origin, spec: Spec): Spec {
  return { ...spec, file: { ...spec.file, path: prefix + spec.file.path } };
}
