import { alternativesOf } from "../../contract/condition.ts";
import type { OperationContract, ReplyContent } from "../../contract/types.ts";
import { holds } from "../../oracle/conditions.ts";
import { rootOf } from "../../oracle/reply-path.ts";
import { changed } from "../change.ts";
import { breaking } from "../condition-parts.ts";

/** A reply of success without what would make an error of it, such as `ok: false`. */
export function withoutError(
  { errors: { when } }: OperationContract,
  reply: ReplyContent,
): ReplyContent {
  const all = when.flatMap((each) => alternativesOf(each.when));
  const held = (each: ReplyContent) => all.filter((condition) => holds(condition, { ...each }));
  let plain = reply;
  // Each change may let another condition hold.
  for (const _ of all) {
    const [found] = held(plain);
    if (!found) return plain;
    const others = breaking(found)
      .filter(({ path }) => rootOf(path) === "body")
      .map((change) => changed(plain, [change]));
    const [best = plain] = others.toSorted((a, b) => held(a).length - held(b).length);
    plain = best;
  }
  return plain;
}
