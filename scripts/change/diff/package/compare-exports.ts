import type { Change, PackageReporter } from "../change.ts";
import { code } from "../compare/inline-code.ts";
import type { EntryFacts, ExportFacts } from "../../record/facts.ts";
import { sidesOf } from "./sides.ts";

/** One entry of a package while it is compared. */
interface EntryComparison {
  /** Between backticks. */
  readonly entry: string;
  /** Names that came, went or differ with something in the manifest. */
  readonly derived: ReadonlySet<string>;
  readonly report: PackageReporter;
}

/** Exports of one entry that came, went or are declared differently. */
export function* compareExports(
  { entry, derived, report }: EntryComparison,
  base: EntryFacts,
  head: EntryFacts,
): Iterable<Change> {
  for (const [id, before, after] of sidesOf(base, head)) {
    const name = code(id);
    if (derived.has(id)) continue;
    if (before === undefined) yield report("export-added", { entry, name });
    else if (after === undefined) yield report("export-removed", { entry, name });
    else if (before && after) {
      if (before.kind !== after.kind || before.text !== after.text)
        yield report("declaration-changed", { entry, name });
      yield* compareMembers(name, before, after, report);
    }
  }
}

function* compareMembers(
  name: string,
  base: ExportFacts,
  head: ExportFacts,
  report: PackageReporter,
): Iterable<Change> {
  for (const [id, from, to] of sidesOf(base.members, head.members)) {
    const member = code(id);
    if (from === to) continue;
    if (to === undefined) yield report("member-removed", { name, member });
    else if (from !== undefined)
      yield report("member-changed", { name, member, from: code(from), to: code(to) });
    else {
      const isOptional = to.replace("readonly ", "").startsWith(`${id}?`);
      const isNeeded = isMadeByCallers(head) && !isOptional;
      yield report(isNeeded ? "required-member-added" : "member-added", { name, member });
    }
  }
}

/** Objects of an interface or a type may be made by anyone; of a class or a constant by the package. */
function isMadeByCallers({ kind }: ExportFacts): boolean {
  return kind === "interface" || kind === "type";
}
