import type { RunPage } from "../../data/types.ts";
import { counted, number } from "../parts/words.ts";
import { shareOf, shareText } from "./share.ts";

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone: "good" | "bad" | "warn" | "none";
  /** The section that says more, where there is one. */
  readonly href: string | null;
}

/** The summary of a run. */
export function Tiles({ page }: { readonly page: RunPage }) {
  return (
    <ul class="tiles">
      <Cases {...page} />
      <Coverage {...page} />
      <Mutation {...page} />
      <Drift {...page} />
    </ul>
  );
}

function Tile({ label, value, note, tone, href }: TileProps) {
  return (
    <li class={tone}>
      <span class="label">{href ? <a href={href}>{label}</a> : label}</span>{" "}
      <strong>{value}</strong> <span class="note">{note}</span>
    </li>
  );
}

function Cases({ counts: { passed, failed, skipped, untested } }: RunPage) {
  const states = `${number(passed)} passed, ${number(failed)} failed, ${number(skipped)} skipped`;
  const others = untested > 0 ? `, ${counted(untested, "provider")} not tested` : "";
  const isBad = failed + untested > 0;
  return (
    <Tile
      label="Cases"
      value={number(passed + failed + skipped)}
      note={`${states}${others}`}
      tone={isBad ? "bad" : "good"}
      href={isBad ? "#failures" : "#matrix"}
    />
  );
}

function Coverage({ coverage, whole }: RunPage) {
  // The last row is that of all providers, or of the only one: its operations follow it.
  const rows = coverage.filter(({ level }) => level !== "operation");
  const { covered, total } = rows.at(-1)?.cells[0] ?? { covered: 0, total: 0 };
  const share = shareOf(covered, total);
  return (
    <Tile
      label="Coverage"
      value={shareText(share)}
      note={`${number(covered)} of ${number(total)} coverage items`}
      tone={share === 100 ? "good" : whole ? "bad" : "none"}
      href="#coverage"
    />
  );
}

function Mutation({ mutation }: RunPage) {
  const label = "Mutation score";
  if (!mutation) {
    const note = "not measured; npx blockwright mutate";
    return <Tile label={label} value="–" note={note} tone="none" href={null} />;
  }
  const killed = mutation.operations.reduce((sum, each) => sum + each.killed, 0);
  const survived = mutation.operations.reduce((sum, each) => sum + each.survived, 0);
  const extent = `${mutation.sampled ? "a sample of " : ""}${number(killed + survived)} mutants`;
  return (
    <Tile
      label={label}
      value={shareText(shareOf(killed, killed + survived))}
      note={`${number(survived)} of ${extent} survived`}
      tone={survived === 0 ? "good" : "warn"}
      href="#mutation"
    />
  );
}

function Drift({ drift, target }: RunPage) {
  const isMock = target === "mock";
  return (
    <Tile
      label="Drift"
      value={isMock ? "–" : number(drift.length)}
      note={isMock ? "not with a mock" : "differences from the manifests"}
      tone={isMock ? "none" : drift.length > 0 ? "warn" : "good"}
      href={drift.length > 0 ? "#drift" : null}
    />
  );
}
