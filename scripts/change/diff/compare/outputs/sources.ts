import { isDeepStrictEqual } from "node:util";
import type { Output, OutputSource } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code, codeOf } from "../inline-code.ts";
import { makingOf } from "./making.ts";
import type { OutputPair } from "./pair.ts";
import { shapeOf } from "./shape.ts";
import { typeDifference } from "./type.ts";

/** Constants, where other outputs come from, and the type that they have because of it. */
export function* compareSources(pair: OutputPair): Iterable<Change> {
  const { report, base, head, positions } = pair;
  const output = code(head.name);
  const isMoved = !isDeepStrictEqual(originOf(base.source), originOf(head.source));
  const texts = { output, from: sourceText(base.source), to: sourceText(head.source) };
  if (isMoved && base.source.kind === "const" && head.source.kind === "const") {
    yield report("output-constant-changed", positions, texts);
    return;
  }
  const relation = relationOf(pair);
  if (relation.relation !== "same") {
    const { from, to } = relation;
    yield report(`output-type-${relation.relation}`, positions, { output, from, to });
  } else if (isMoved) yield report("output-source-changed", positions, texts);
  else if (base.type !== head.type && isDeepStrictEqual(shapeOf(base), shapeOf(head))) {
    const types = { from: code(base.type), to: code(head.type) };
    yield report("output-check-changed", positions, { output, ...types });
  }
}

function relationOf(pair: OutputPair) {
  const { base, head } = pair;
  return isTypeSettled(base, head)
    ? ({ relation: "same" } as const)
    : typeDifference(pair, base.schema, head.schema);
}

/** What is made of a value is compared apart, and with it the type that follows. */
function isTypeSettled(base: Output, head: Output): boolean {
  if (base.source.kind !== head.source.kind) return false;
  const [before, after] = [shapeOf(base), shapeOf(head)];
  if (before.take !== after.take) return true;
  if (base.type !== head.type) return false;
  // What words make of a value may be of another type.
  if (!isDeepStrictEqual(makingOf(base), makingOf(head))) return false;
  const isReshaped = !isDeepStrictEqual(before, after);
  return isReshaped || isDeepStrictEqual(originOf(base.source), originOf(head.source));
}

/** Where a value lies, whatever is made of it. */
function originOf(source: OutputSource) {
  return source.kind === "const" ? source : source.paths;
}

function sourceText(source: OutputSource): string {
  if (source.kind === "const") return codeOf(source.value);
  return source.paths.map(code).join(" or ");
}
