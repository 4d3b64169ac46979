import type { Contracts } from "../../../language/contract.ts";
import type { PackageFacts } from "../../record/facts.ts";

/** What people depend on, at one moment: a release, a revision, a folder, the working tree. */
export interface State {
  /** As people name it: `the last release`, `main`, `@blockwright/books@1.2.0`. */
  readonly label: string;
  /** Those that are the same in two states may be in neither, if both hold the packages made of them. */
  readonly contracts: Contracts;
  /** Manifests that cannot be compared, by name, with what is wrong with them. */
  readonly broken: ReadonlyMap<string, string>;
  /** Packages by id, the libraries included; empty where only manifests are known. */
  readonly packages: ReadonlyMap<string, PackageFacts>;
  /** Full names of packages by id, as far as they are known: another scope is another package. */
  readonly names: ReadonlyMap<string, string>;
  /** Ids of packages that were not read, since they are the same in the state that it is compared with. */
  readonly same?: ReadonlySet<string>;
  /** It says nothing of packages that it does not hold: one package, one manifest. */
  readonly partial: boolean;
}
