import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { code, codeOrNothing } from "../inline-code.ts";
import type { OutputPair } from "./pair.ts";

/** What stands for a value that is absent: nothing, null, a default, or an error. */
export function* compareAbsence(pair: OutputPair): Iterable<Change> {
  const { report, base, head, positions } = pair;
  const output = code(head.name);
  const isLeftOut = base.optional !== head.optional;
  const isNull = base.nullable !== head.nullable;
  if (isLeftOut && isNull && head.optional !== head.nullable) {
    const [from, to] = head.optional ? ["null", "left out"] : ["left out", "null"];
    yield report("output-absence-changed", positions, { output, from, to });
  } else {
    if (isLeftOut) {
      yield report(head.optional ? "output-optional" : "output-always-present", positions, {
        output,
      });
    }
    if (isNull)
      yield report(head.nullable ? "output-nullable" : "output-never-null", positions, { output });
    // The others say already what becomes of an absent value.
    if (!isLeftOut && !isNull) yield* compareDefaults(pair);
  }
}

function* compareDefaults({ report, base, head, positions }: OutputPair): Iterable<Change> {
  if (isDeepStrictEqual(base.default, head.default)) return;
  const values = {
    output: code(head.name),
    from: codeOrNothing(base.default),
    to: codeOrNothing(head.default),
  };
  if (base.default === undefined) yield report("output-default-added", positions, values);
  else if (head.default === undefined) yield report("output-default-removed", positions, values);
  else yield report("output-default-changed", positions, values);
}
