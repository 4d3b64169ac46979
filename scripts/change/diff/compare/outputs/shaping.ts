import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import { compareItems } from "./items.ts";
import type { OutputPair } from "./pair.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** What is made of a value: `take`, `omit` and `each`. */
export function* compareShaping(pair: OutputPair): Iterable<Change> {
  const { report, positions } = pair;
  // A constant in place of a value, or the other way round, was compared as a whole.
  if (pair.base.source.kind !== pair.head.source.kind) return;
  const [base, head] = [shapeOf(pair.base), shapeOf(pair.head)];
  const output = code(pair.head.name);
  if (base.take !== head.take) {
    const values = { output, from: takeText(base), to: takeText(head) };
    yield report("output-take-changed", positions, values);
    return;
  }
  yield* compareOmitted(pair, base, head);
  if (base.each && head.each) yield* compareItems(pair, base.each, head.each);
  else if (base.each !== head.each) {
    const values = { output, from: eachText(base), to: eachText(head) };
    yield report("output-items-reshaped", positions, values);
  }
}

function* compareOmitted({ report, head, positions }: OutputPair, before: Shape, after: Shape) {
  for (const member of after.omit.filter((name) => !before.omit.includes(name))) {
    yield report("output-member-omitted", positions, {
      output: code(head.name),
      member: code(member),
    });
  }
  for (const member of before.omit.filter((name) => !after.omit.includes(name))) {
    yield report("output-member-kept", positions, {
      output: code(head.name),
      member: code(member),
    });
  }
}

const TAKEN = {
  count: "the number of items",
  first: "the first item",
  last: "the last item",
  keys: "the names of members",
  sum: "the sum of the items",
  flat: "the items of the lists in it",
  values: "the values of members",
  entries: "names and values of members",
} as const;

function takeText({ take }: Shape): string {
  return take === null ? "the whole value" : TAKEN[take];
}

function eachText({ each }: Shape): string {
  return each ? "objects of chosen members" : "as the provider sends them";
}
