import type { Change } from "../change.ts";
import type { EntryFacts, ExportFacts } from "../../record/facts.ts";
import { sidesOf } from "./sides.ts";
import { packageChange } from "./tells.ts";

/** One entry of a package while it is compared. */
interface EntryComparison {
  /** Id of the package. */
  readonly id: string;
  readonly entry: string;
  /** Names that came, went or differ with something in the manifest. */
  readonly derived: ReadonlySet<string>;
}

/** Exports of one entry that came, went or are declared differently. */
export function* compareExports(
  { id, entry, derived }: EntryComparison,
  base: EntryFacts,
  head: EntryFacts,
): Iterable<Change> {
  for (const [key, before, after] of sidesOf(base, head)) {
    if (derived.has(key)) continue;
    if (before === undefined) yield packageChange(id, ["export", "more"], { key, entry });
    else if (after === undefined) yield packageChange(id, ["export", "less"], { key, entry });
    else if (before && after) {
      if (before.kind !== after.kind || before.text !== after.text)
        yield packageChange(id, ["declaration", "other"], { key, entry });
      yield* compareMembers(id, key, before, after);
    }
  }
}

function* compareMembers(
  id: string,
  owner: string,
  base: ExportFacts,
  head: ExportFacts,
): Iterable<Change> {
  for (const [key, from, to] of sidesOf(base.members, head.members)) {
    if (from === to) continue;
    if (to === undefined) yield packageChange(id, ["member", "less"], { key, owner });
    else if (from !== undefined)
      yield packageChange(id, ["member", "other"], { key, owner, from, to });
    else {
      const isOptional = to.replace("readonly ", "").startsWith(`${key}?`);
      const isNeeded = isMadeByCallers(head) && !isOptional;
      yield packageChange(id, [isNeeded ? "needed" : "member", "more"], { key, owner });
    }
  }
}

/** Objects of an interface or a type may be made by anyone; of a class or a constant by the package. */
function isMadeByCallers({ kind }: ExportFacts): boolean {
  return kind === "interface" || kind === "type";
}
