import type { Change } from "../change.ts";
import type { PackageReport } from "./compare.ts";
import type { EntryFacts, ExportFacts } from "./facts.ts";

/** One entry of a package while it is compared. */
interface EntryComparison {
  readonly entry: string;
  /** Names that came or went with something in the manifest. */
  readonly derived: ReadonlySet<string>;
  readonly report: PackageReport;
}

/** Exports of one entry that came, went or are declared differently. */
export function* compareExports(
  { entry, derived, report }: EntryComparison,
  base: EntryFacts,
  head: EntryFacts,
): Iterable<Change> {
  for (const [name, before] of Object.entries(base)) {
    const after = head[name];
    if (before && after) yield* compareDeclarations({ entry, name, report }, before, after);
    else if (after === undefined && !derived.has(name))
      yield report("export-removed", { entry, name });
  }
  for (const name of Object.keys(head))
    if (!(name in base) && !derived.has(name)) yield report("export-added", { entry, name });
}

/** One export while it is compared. */
interface ExportComparison {
  readonly entry: string;
  readonly name: string;
  readonly report: PackageReport;
}

function* compareDeclarations(
  { entry, name, report }: ExportComparison,
  base: ExportFacts,
  head: ExportFacts,
): Iterable<Change> {
  if (base.kind !== head.kind || base.text !== head.text)
    yield report("declaration-changed", { entry, name });
  for (const [member, from] of Object.entries(base.members)) {
    const to = head.members[member];
    if (to === undefined) yield report("member-removed", { name, member });
    else if (from !== to) yield report("member-changed", { name, member, from, to });
  }
  for (const [member, text] of Object.entries(head.members)) {
    if (member in base.members) continue;
    const isOptional = text.replace("readonly ", "").startsWith(`${member}?`);
    const rule = isMadeByCallers(head) && !isOptional ? "required-member-added" : "member-added";
    yield report(rule, { name, member });
  }
}

/** Objects of an interface or a type may be made by anyone; of a class or a constant by the package. */
function isMadeByCallers({ kind }: ExportFacts): boolean {
  return kind === "interface" || kind === "type";
}
