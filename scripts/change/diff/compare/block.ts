import { isDeepStrictEqual } from "node:util";
import { both, type Change, reporter } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import { codeOrNothing } from "./inline-code.ts";

const TEXTS = ["type", "name", "color", "category"] as const;

/** How the provider presents itself, and the version of its API. */
export function* compareBlock(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const [base, head] = [pair.base.provider, pair.head.provider];
  if (base.version !== head.version) {
    const values = { from: codeOrNothing(base.version), to: codeOrNothing(head.version) };
    yield report("api-version-changed", both(["version"]), values);
  }
  for (const name of TEXTS) {
    const [from, to] = [base.block[name], head.block[name]];
    if (from === to) continue;
    const values = { from: codeOrNothing(from), to: codeOrNothing(to) };
    yield report(`block-${name}-changed`, both(["block", name]), values);
  }
  const [from, to] = [base.block.docs, head.block.docs];
  if (from !== to) {
    const values = { from: codeOrNothing(from), to: codeOrNothing(to) };
    yield report("block-docs-changed", both(["block", "docs"]), values);
  }
  if (!isDeepStrictEqual(base.block.icon, head.block.icon))
    yield report("block-icon-changed", both(["block", "icon"]), {});
  if (base.block.description !== head.block.description)
    yield report("block-description-changed", both(["block", "description"]), {});
}
