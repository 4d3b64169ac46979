import type { MutationReport, MutationScore } from "../../contract-tests/report/types.ts";
import { counted, duration } from "../system/terminal/numbers.ts";
import type { Style } from "../system/terminal/style.ts";

const COLUMNS = ["killed", "survived", "equivalent", "refused"] as const;

type Counts = Pick<MutationScore, (typeof COLUMNS)[number]>;

/** A run for people: a row per operation, the sum, then every survivor with its place. */
export function summarize(
  { operations, survivors, durationMs, sampled }: MutationReport,
  problems: readonly string[],
  style: Style,
): string {
  const total = operations.reduce<Counts>(add, {
    killed: 0,
    survived: 0,
    equivalent: 0,
    refused: 0,
  });
  const width = Math.max(...operations.map(({ id }) => id.length), "operation".length);
  const row = (id: string, cells: readonly (string | number)[]) =>
    `  ${id.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join("")}`;
  const counts = (each: Counts) => [...COLUMNS.map((name) => each[name]), score(each)];
  const survived = survivors.map(
    ({ mutant, place }) => `${style("red", "survived")} ${mutant}\n         ${place}`,
  );
  const tested = total.killed + total.survived;
  const verdict = `${score(total)} of ${counted(tested, "mutant")} killed${sampled ? " (a sample)" : ""}`;
  return [
    style("bold", row("operation", [...COLUMNS, "score"])),
    ...operations.map((each) =>
      each.survived > 0 ? style("red", row(each.id, counts(each))) : row(each.id, counts(each)),
    ),
    style("bold", row("all", counts(total))),
    "",
    ...survived,
    ...problems.map((problem) => `${style("red", "error")} ${problem}`),
    ...(survived.length + problems.length > 0 ? [""] : []),
    `${style(total.survived > 0 ? "red" : "green", verdict)} ${style("dim", `in ${duration(durationMs)}`)}`,
    "",
  ].join("\n");
}

function add(sum: Counts, each: Counts): Counts {
  const [killed = 0, survived = 0, equivalent = 0, refused = 0] = COLUMNS.map(
    (name) => sum[name] + each[name],
  );
  return { killed, survived, equivalent, refused };
}

/** Rounded down, so that only the whole is 100. */
function score({ killed, survived }: Counts): string {
  const tested = killed + survived;
  return tested === 0 ? "-" : `${Math.floor((1000 * killed) / tested) / 10} %`;
}
