import { isDeepStrictEqual } from "node:util";
import type { Making, Output } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import type { OutputPair } from "./pair.ts";

/** Words of which the value stays the same but for how it is said. */
const WORDING = ["text", "lines", "join", "cut"] as const;

const MEANING = ["where", "limit", "items", "only", "divide", "is", "map", "convert"] as const;

/** What is made of a value beside `take`, `omit` and `each`; undefined for a constant. */
export function makingOf({ source }: Output): Making {
  if (source.kind === "const") return {};
  const { kind: _, paths: __, take: ___, omit: ____, each: _____, ...making } = source;
  return making;
}

/** Texts that are worded in another way, and values that are made in another way. */
export function* compareMaking({ report, base, head, positions }: OutputPair): Iterable<Change> {
  if (base.source.kind !== head.source.kind) return;
  const [before, after] = [makingOf(base), makingOf(head)];
  const output = code(head.name);
  const changed = MEANING.filter((word) => !isDeepStrictEqual(before[word], after[word]));
  // What comes and goes changes the value, whatever it is.
  const came = WORDING.filter(
    (word) => (before[word] === undefined) !== (after[word] === undefined),
  );
  const words = [...changed, ...came].map((word) => (word === "items" ? "each" : word));
  if (words.length > 0) {
    yield report("output-making-changed", positions, { output, words: words.map(code).join(", ") });
  } else if (WORDING.some((word) => !isDeepStrictEqual(before[word], after[word]))) {
    yield report("output-text-changed", positions, { output });
  }
  if (base.closed && !head.closed) yield report("output-opened", positions, { output });
  if (!base.closed && head.closed) yield report("output-closed", positions, { output });
}
