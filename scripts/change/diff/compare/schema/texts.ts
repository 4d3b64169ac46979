import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import { LIMITING } from "./limits.ts";
import { type DescribedPair, keywordPositions, type Walk } from "./walk.ts";

/** Keywords that other comparisons understand. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ..."$ref additionalProperties allOf anyOf const enum items oneOf properties required type".split(
    " ",
  ),
  ...LIMITING,
]);

/** Keywords that say something to people only. */
const TEXTS: ReadonlySet<string> = new Set(
  "$comment default example examples externalDocs readOnly title writeOnly xml".split(" "),
);

/** Descriptions and all that no other comparison understands. */
export function* compareTexts(pair: DescribedPair, { report }: Walk): Iterable<Change> {
  const { base, head } = pair;
  const member = code(head.node.name);
  for (const keyword of new Set([...base.keywords.keys(), ...head.keywords.keys()])) {
    const before = base.keywords.get(keyword)?.value;
    const after = head.keywords.get(keyword)?.value;
    if (UNDERSTOOD.has(keyword) || isDeepStrictEqual(before, after)) continue;
    const positions = keywordPositions(pair, keyword);
    if (keyword === "description") yield report("reply-description-changed", positions, { member });
    else if (keyword === "deprecated") {
      yield report(after ? "reply-deprecated" : "reply-undeprecated", positions, { member });
    } else {
      const rule = TEXTS.has(keyword) ? "reply-note-changed" : "reply-condition-changed";
      yield report(rule, positions, { member, keyword: code(keyword) });
    }
  }
}
