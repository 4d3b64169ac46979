import type { Json } from "@blockwright/runtime";
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { SourceFile } from "../diagnostics/diagnostic.ts";
import {
  type DocumentCode,
  type DocumentDiagnostic,
  type DocumentValues,
  documentDiagnostic as diagnostic,
} from "./catalog.ts";
import { type AliasTargets, keyText } from "./node-source.ts";

/** How many values the aliases of a file may repeat. */
export const aliasLimit = 100;

const plainTags = ["str", "int", "float", "bool", "null", "map", "seq"];
const allowedTags = new Set(plainTags.map((name) => `tag:yaml.org,2002:${name}`));
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** The value of a document, and the diagnostics of reading it. */
export interface ReadValues {
  readonly value: Json;
  readonly targets: AliasTargets;
  readonly diagnostics: readonly DocumentDiagnostic[];
  /** False when aliases were left out because they repeat too many values. */
  readonly complete: boolean;
}

/** Converts nodes to plain data, and in the same pass reports what a document must not contain. */
export function readValues(root: ParsedNode, file: SourceFile): ReadValues {
  const reader = new Reader(file);
  const value = reader.value(root);
  const { targets, diagnostics, complete } = reader;
  return { value, targets, diagnostics, complete };
}

class Reader {
  readonly targets = new Map<Alias, ParsedNode>();
  readonly diagnostics: DocumentDiagnostic[] = [];
  readonly #file: SourceFile;
  readonly #anchors = new Map<string, ParsedNode>();
  /** The alias that is being repeated; what lies under it was reported where it stands. */
  #repeating: Alias.Parsed | null = null;
  #repeated = 0;

  constructor(file: SourceFile) {
    this.#file = file;
  }

  get complete(): boolean {
    return this.#repeated <= aliasLimit;
  }

  value(node: ParsedNode | null): Json {
    if (node === null || !this.#withinAliasLimit()) return null;
    if (isAlias(node)) return this.#alias(node);
    if (node.anchor) this.#anchors.set(node.anchor, node);
    this.#checkTag(node);
    if (isScalar(node)) return this.#scalar(node);
    if (isMap(node)) return this.#map(node);
    return node.items.map((item) => this.value(item));
  }

  #map(node: YAMLMap.Parsed): Json {
    if (isBraces(node)) {
      this.#report("yaml-braces", node, {});
      // The text that was meant, so that nothing else is reported there.
      return this.#file.text.slice(node.range[0], node.range[1]);
    }
    const result: Record<string, Json> = {};
    for (const pair of node.items) {
      const key = this.#key(pair);
      const value = this.value(pair.value);
      if (key === undefined) continue;
      if (Object.hasOwn(result, key)) this.#report("key-duplicate", pair.key, { key });
      else result[key] = value;
    }
    return result;
  }

  /** Undefined when the member must be left out. */
  #key({ key }: Pair<ParsedNode, ParsedNode | null>): string | undefined {
    if (!isAlias(key)) this.value(key);
    const text = keyText(key);
    if (text === undefined) {
      this.#report("key-not-text", key, { found: kindOf(key) });
    } else if (text === "<<" && isScalar(key) && key.type === "PLAIN") {
      this.#report("yaml-merge-key", key, {});
    } else if (text.split(".").some((member) => forbiddenKeys.has(member))) {
      this.#report("key-forbidden", key, { key: text });
    } else return text;
    return undefined;
  }

  #scalar(node: Scalar.Parsed): Json {
    const { value, source } = node;
    if (typeof value === "number") {
      const rounded = /^[-+]?\d+$|^0[ox]/.test(source) && !Number.isSafeInteger(value);
      if (rounded || !Number.isFinite(value)) {
        this.#report("number-inexact", node, { source, found: String(value) });
        return null;
      }
      // JSON has no negative zero.
      return value === 0 ? 0 : value;
    }
    if (typeof value === "string") {
      if (/\p{Surrogate}/u.test(value)) this.#report("text-not-unicode", node, {});
      return value;
    }
    return typeof value === "boolean" ? value : null;
  }

  #alias(node: Alias.Parsed): Json {
    const target = this.#anchors.get(node.source);
    if (target === undefined) {
      this.#report("yaml-alias-unknown", node, { name: node.source });
      return null;
    }
    this.targets.set(node, target);
    const outer = this.#repeating;
    this.#repeating = outer ?? node;
    const value = this.value(target);
    this.#repeating = outer;
    return value;
  }

  #withinAliasLimit(): boolean {
    if (this.#repeating === null) return true;
    this.#repeated += 1;
    if (this.#repeated === aliasLimit + 1) {
      const range = rangeOf(this.#repeating, this.#file);
      this.diagnostics.push(diagnostic("yaml-alias-excess", range, { limit: aliasLimit }));
    }
    return this.complete;
  }

  #checkTag(node: Exclude<ParsedNode, Alias.Parsed>): void {
    if (node.tag === undefined || allowedTags.has(node.tag)) return;
    const tag = node.tag.replace("tag:yaml.org,2002:", "!!");
    this.#report("yaml-tag", node, { tag });
  }

  #report<C extends DocumentCode>(code: C, node: ParsedNode, values: DocumentValues<C>): void {
    if (this.#repeating !== null) return;
    this.diagnostics.push(diagnostic(code, rangeOf(node, this.#file), values));
  }
}

/** `{{name}}` without quotes, which YAML reads as a map whose key is a map. */
function isBraces(node: YAMLMap.Parsed): boolean {
  const key = node.items[0]?.key;
  return isMap(key) && key.flow === true && key.range[0] === node.range[0] + 1;
}

function rangeOf(node: ParsedNode, file: SourceFile) {
  return { file, start: node.range[0], end: node.range[1] };
}

function kindOf(key: ParsedNode): string {
  if (isAlias(key)) return "an alias";
  if (isMap(key)) return "a map";
  return isSeq(key) ? "a list" : "empty";
}
