import type { ReplyContent } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";
import type { Reply } from "../../contract/case.ts";
import { type Change, canHold, changed, sayChanges } from "../change.ts";

/** A reply that may show something. */
export interface ReplyProbe {
  /** Follows the status in the title of the case. */
  readonly title: string;
  readonly reply: ReplyContent | Reply;
  /** Inputs that are not as usual. */
  readonly given?: Inputs;
}

/** A reply with something different in it; none when it cannot be so. */
export function changedProbe(
  reply: ReplyContent,
  changes: readonly Change[],
  title = sayChanges(changes),
): readonly ReplyProbe[] {
  if (!changes.every(({ path, value }) => canHold(path, value))) return [];
  return [{ title: title || "filled", reply: changed(reply, changes) }];
}
