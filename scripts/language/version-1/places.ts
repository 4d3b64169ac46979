import { itemsOf, mapAt, membersOf, nodeAt, type Tree } from "./tree.ts";

/** The places of a manifest that a conversion goes through. */

/** An operation, or the top of the manifest, which has most of the same words. */
export interface Owner {
  /** None of the top. */
  readonly id: string | undefined;
  readonly map: Tree;
}

/** A map under a name. */
export interface Named {
  readonly name: string;
  readonly map: Tree;
}

export function operationsOf(root: Tree): readonly (Owner & { readonly id: string })[] {
  return namedMaps(nodeAt(root, "operations")).map(({ name, map }) => ({ id: name, map }));
}

/** The top of the manifest, and each operation. */
export function ownersOf(root: Tree): readonly Owner[] {
  return [{ id: undefined, map: root }, ...operationsOf(root)];
}

/** The maps in a map. */
export function namedMaps(node: unknown): readonly Named[] {
  return membersOf(node).flatMap(([name, value]) => {
    const map = mapAt(value);
    return map ? [{ name, map }] : [];
  });
}

/** A parameter, and what it is a parameter of. */
export interface OwnedParameter extends Named {
  readonly owner: Owner;
}

export function parametersOf(root: Tree): readonly OwnedParameter[] {
  return ownersOf(root).flatMap((owner) =>
    namedMaps(nodeAt(owner.map, "params")).map((each) => ({ ...each, owner })),
  );
}

/** The credentials, in a list as version 1 has them, or in a map. */
export function credentialsOf(root: Tree): readonly Tree[] {
  const auth = nodeAt(root, "auth");
  const all = [...itemsOf(auth), ...membersOf(auth).map(([, value]) => value)];
  return all.map(mapAt).filter((each) => each !== undefined);
}
