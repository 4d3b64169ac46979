import { type Alias, isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from "yaml";
import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";
import type { Source, SourcePath } from "./source.ts";

/** Aliases of a document, and the nodes that they repeat. */
export type AliasTargets = ReadonlyMap<Alias, ParsedNode>;

interface Place {
  /** Absent for items of a list and for the root. */
  readonly key?: ParsedNode;
  readonly value: ParsedNode | null;
}

/** The source ranges of a YAML document, looked up on demand, since only diagnostics need them. */
export class DocumentSource implements Source {
  readonly file: SourceFile;
  readonly #root: ParsedNode | null;
  readonly #targets: AliasTargets;
  readonly #members = new Map<YAMLMap.Parsed, ReadonlyMap<string, Place>>();

  constructor(file: SourceFile, root: ParsedNode | null, targets: AliasTargets) {
    this.file = file;
    this.#root = root;
    this.#targets = targets;
  }

  /** The range of the value; of its key if the value is empty. */
  valueAt(path: SourcePath): SourceRange {
    const { key, value } = this.#find(path);
    const range = this.#range(value);
    return key && range.start === range.end ? this.#range(key) : range;
  }

  keyAt(path: SourcePath): SourceRange {
    const { key, value } = this.#find(path);
    return this.#range(key ?? value);
  }

  #find(path: SourcePath): Place {
    let place: Place = { value: this.#root };
    for (const member of path) {
      const next = this.#member(place.value, member);
      if (next === undefined) return { value: place.value };
      place = next;
    }
    return place;
  }

  #member(parent: ParsedNode | null, member: string | number): Place | undefined {
    const node = isAlias(parent) ? this.#targets.get(parent) : parent;
    if (isSeq(node)) return itemOf(node.items, member);
    const members = isMap(node) ? this.#membersOf(node) : undefined;
    // A mark may stand behind a name: `name?`.
    const found = members?.get(String(member)) ?? members?.get(`${member}?`);
    // One thing may stand in place of a list of it.
    return found ?? (member === 0 ? { value: parent } : undefined);
  }

  /** Members by key, the first of each, read once: maps of large documents are long. */
  #membersOf(map: YAMLMap.Parsed): ReadonlyMap<string, Place> {
    const known = this.#members.get(map);
    if (known) return known;
    const members = new Map<string, Place>();
    for (const { key, value } of map.items) {
      const name = keyText(key);
      if (name !== undefined && !members.has(name)) members.set(name, { key, value });
    }
    this.#members.set(map, members);
    return members;
  }

  #range(node: ParsedNode | null): SourceRange {
    const [start, end] = node?.range ?? [0, 0];
    return { file: this.file, start, end };
  }
}

/** A key as text: `200` and `true` are the keys "200" and "true". Undefined when it is not a scalar. */
export function keyText(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  if (typeof key.value === "string") return key.value;
  return key.source || undefined;
}

function itemOf(items: readonly ParsedNode[], index: string | number): Place | undefined {
  const value = items[Number(index)];
  return value && { value };
}
