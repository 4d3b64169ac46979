/** A package of others, as the lock file of the project has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier or expression, as the package says it. */
  readonly license: string | null;
  /** Hash of what the registry gave: `sha512-` and Base64. */
  readonly integrity: string | null;
  /** What it needs, each as `name@version`. */
  readonly dependencies: readonly string[];
}
