import type { CatalogueIndex, ChangesPage, Severity } from "../../data/types.ts";
import { PackageChanges } from "../changes/package-changes.tsx";
import { useData } from "../data.ts";
import { Waiting } from "../parts/message.tsx";
import { counted, number } from "../parts/words.ts";
import { keepState } from "../route.ts";
import type { ScreenProps } from "../screen.ts";

/** The gravest first. */
const SEVERITIES: readonly Severity[] = ["breaking", "additive", "fix", "docs"];

/** What changed since the base. */
export function ChangesScreen({ index, route }: ScreenProps) {
  if (index.base === null) return <NothingCompared state={index.state} />;
  return <Compared index={index} route={route} />;
}

function NothingCompared({ state }: Pick<CatalogueIndex, "state">) {
  return (
    <>
      <h1>Changes</h1>
      <p class="lead">This page shows {state} and compares it with nothing.</p>
      <p class="empty">
        With <code>--base released</code>, or <code>--base</code> and a revision such as{" "}
        <code>main</code>, changes stand here, and on each operation and field that they are about.
      </p>
    </>
  );
}

function Compared({ index, route }: ScreenProps) {
  const { data: page, problem } = useData<ChangesPage>("data/changes.json");
  if (!page) return <Waiting problem={problem} />;
  const { base, head, packages } = page;
  const total = packages.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <>
      <h1>Changes</h1>
      <p class="lead">
        {total > 0
          ? `${counted(total, "change")} in ${counted(packages.length, "package")}: `
          : "Nothing changed for callers: "}
        {head} compared with {base}.
      </p>
      {total > 0 && <Narrowed index={index} page={page} total={total} route={route} />}
    </>
  );
}

interface NarrowedProps extends ScreenProps {
  readonly page: ChangesPage;
  readonly total: number;
}

/** All changes, or those of the severity that the address names. */
function Narrowed({ index, page, total, route }: NarrowedProps) {
  const chosen = SEVERITIES.find((each) => each === route.state["severity"]) ?? null;
  const packages = page.packages
    .map((each) => ({
      ...each,
      changes: each.changes.filter(({ severity }) => chosen === null || severity === chosen),
    }))
    .filter(({ changes }) => changes.length > 0);
  const counts = packages.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <div class="diff">
      <SeverityFilter page={page} total={total} chosen={chosen} route={route} />
      <p class="unseen" role="status">
        {counted(counts, "change")} shown
      </p>
      {packages.length === 0 && <p class="empty">No change is {chosen}.</p>}
      {packages.map((each) => (
        <PackageChanges
          key={`${each.id} ${chosen}`}
          changed={each}
          card={index.blocks.find(({ id }) => id === each.id) ?? null}
        />
      ))}
    </div>
  );
}

interface FilterProps extends Omit<NarrowedProps, "index"> {
  readonly chosen: Severity | null;
}

function SeverityFilter({ page, total, chosen, route }: FilterProps) {
  const all = page.packages.flatMap(({ changes }) => changes);
  const countOf = (wanted: Severity) => all.filter(({ severity }) => severity === wanted).length;
  const choices = [
    { severity: null, count: total },
    ...SEVERITIES.map((severity) => ({ severity, count: countOf(severity) })),
  ].filter(({ severity, count }) => count > 0 || severity === chosen);
  return (
    <div class="filters" role="group" aria-label="Changes that are shown">
      {choices.map(({ severity, count }) => (
        <button
          key={severity}
          type="button"
          aria-pressed={severity === chosen}
          onClick={() => keepState(route, { severity })}
        >
          {severity ?? "all"} <span class="count">{number(count)}</span>
        </button>
      ))}
    </div>
  );
}
