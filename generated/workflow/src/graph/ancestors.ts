// Generated from packages/workflow/src/graph/ancestors.ts. Do not edit; run `npm run generate`.

/** Which nodes lead to which, a bit for each pair: asking costs the same however long the way is. */
export class Ancestors {
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #sets = new Map<string, Uint32Array>();

  /** `components` in an order in which each comes after all that lead to it. */
  constructor(
    nodes: readonly string[],
    components: readonly (readonly string[])[],
    previous: (node: string) => readonly string[],
  ) {
    this.#indexes = new Map(nodes.map((node, index) => [node, index]));
    for (const component of components) {
      const set = new Uint32Array(Math.ceil(nodes.length / 32));
      for (const node of component) this.#sets.set(node, set);
      for (const before of component.flatMap(previous)) {
        this.#add(set, before);
        const further = this.#sets.get(before);
        if (further !== set) further?.forEach((bits, at) => (set[at] = (set[at] ?? 0) | bits));
      }
    }
  }

  /** Whether a way leads from one node to the other. */
  leads(one: string, other: string): boolean {
    const index = this.#indexes.get(one);
    const bits = index === undefined ? 0 : (this.#sets.get(other)?.[index >>> 5] ?? 0);
    return ((bits >>> ((index ?? 0) & 31)) & 1) === 1;
  }

  #add(set: Uint32Array, node: string): void {
    const index = this.#indexes.get(node) ?? 0;
    set[index >>> 5] = (set[index >>> 5] ?? 0) | (1 << (index & 31));
  }
}
