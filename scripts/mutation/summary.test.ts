import { expect, test } from "vitest";
import type { MutationReport, MutationScore } from "../../contract-tests/report/types.ts";
import { progressText } from "./progress-text.ts";
import { summarize } from "./summary.ts";

const score = (id: string, counts: Partial<MutationScore>): MutationScore => ({
  id,
  provider: "notes",
  killed: 0,
  survived: 0,
  equivalent: 0,
  refused: 0,
  ...counts,
});

const report: MutationReport = {
  startedAt: "2026-01-05T09:00:00.000Z",
  durationMs: 61_500,
  sampled: false,
  operations: [
    score("notes", { killed: 10, refused: 2 }),
    score("notes_find", { killed: 1998, survived: 1, equivalent: 3 }),
  ],
  survivors: [{ mutant: "notes_find page.minimum: 1 -> 0", place: "specs/notes.yaml:25:31" }],
  equivalent: [],
};

const plain = (_: string, text: string) => text;

test("a row per operation, the sum, and every survivor with its place", () => {
  expect(summarize(report, ["equivalent.yaml: too many"], plain)).toMatchInlineSnapshot(`
    "  operation       killed    survived  equivalent     refused       score
      notes               10           0           0           2       100 %
      notes_find        1998           1           3           0      99.9 %
      all               2008           1           3           2      99.9 %

    survived notes_find page.minimum: 1 -> 0
             specs/notes.yaml:25:31
    error equivalent.yaml: too many

    99.9 % of 2009 mutants killed in 61.5 s
    "
  `);
});

test("progress reports how long the rest will last", () => {
  let now = 0;
  const progress = progressText(() => now);
  progress.count(false);
  now = 3_000;
  expect(progress.text(100)).toBe("1 of 100 mutants, 0 survived");
  for (let more = 0; more < 24; more++) progress.count(true);
  expect(progress.text(100)).toBe("25 of 100 mutants, 24 survived, about 9.0 s left");
});
