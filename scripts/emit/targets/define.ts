/** What a target of a workspace imports from the package `blockwright`. Experimental until 1.0. */

import type { Project, Provider } from "../../language/ir/types.ts";
import type { Use } from "./target.ts";

export type * from "../../language/ir/types.ts";

/** Version of the intermediate representation that targets are handed. */
export const IR = 2;

/** A file that a target of a workspace adds to a package. */
export interface OwnFile {
  /** Below the target's own folder: `entry.json` of the target `listing` is `listing/entry.json`. */
  readonly path: string;
  readonly contents: string;
  /** `data`: packed and importable as `<package>/<id>/<path>`; `packed`: packed only; `kept`: neither. */
  readonly use: Exclude<Use, "code">;
}

/** A target of a workspace: a pure function from a provider to files of its package. */
export interface OwnTarget {
  /** Also the folder of its files in each package: small letters, digits and hyphens. */
  readonly id: string;
  /** Version of the intermediate representation that it reads. */
  readonly ir: typeof IR;
  /** Files besides its module that decide what it emits, relative to the module. */
  readonly inputs?: readonly string[];
  emit(provider: Provider, project: Project): readonly OwnFile[] | Promise<readonly OwnFile[]>;
}

/** A target of this workspace: the default export of a module that `blockwright.targets` lists. */
export function defineTarget(target: OwnTarget): OwnTarget {
  return target;
}
