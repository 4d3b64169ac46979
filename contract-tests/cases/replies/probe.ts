import type { ReplyContent } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";
import type { Outcome, Reply } from "../../contract/case.ts";
import { type Change, canHold, changed, sayChanges } from "./change.ts";

/** A reply that shows something. */
export interface ReplyProbe {
  /** Follows the status in the title of the case. */
  readonly title: string;
  readonly reply: ReplyContent | Reply;
  /** Inputs that are not as usual. */
  readonly given?: Inputs;
  /** Ids of the coverage items that it covers, by what comes of it. */
  readonly shows: Shows;
}

/** Ids of coverage items, by what has to come of the call. */
export type Shows = Readonly<Partial<Record<Outcome["kind"], readonly string[]>>>;

/** Whatever comes of the call. */
export function either(...ids: readonly string[]): Shows {
  return { output: ids, error: ids };
}

/** A reply with something different in it; none when it cannot be so. */
export function changedProbe(
  reply: ReplyContent,
  changes: readonly Change[],
  shows: Shows,
  title = sayChanges(changes),
): readonly ReplyProbe[] {
  if (!changes.every(({ path, value }) => canHold(path, value))) return [];
  return [{ title: title || "filled", reply: changed(reply, changes), shows }];
}
