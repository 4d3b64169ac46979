import type { MutationReport, MutationScore } from "../../contract-tests/report/types.ts";
import { declarationOf, type Equivalent } from "./equivalents.ts";
import { byOwner } from "./mutant.ts";
import type { Judged } from "./verdict.ts";

/** A run, as far as it is not counted here. */
export interface RunFacts {
  readonly startedAt: string;
  readonly durationMs: number;
  readonly sampled: boolean;
  /** Where a mutant's change stands: `specs/books.yaml:130:9`. */
  readonly placeOf: (judged: Judged) => string;
}

/** Counts what came of the mutants, by operation. */
export function reportOf(
  judged: readonly Judged[],
  equivalents: readonly Equivalent[],
  { placeOf, ...facts }: RunFacts,
): MutationReport {
  const alive = judged.filter(({ verdict }) => verdict.kind === "survived");
  const declared = (each: Judged) => declarationOf(each.mutant, equivalents);
  const groups = byOwner(judged, ({ mutant }) => mutant);
  return {
    ...facts,
    operations: [...groups].map(([id, group]) => scoreOf(id, group, declared)),
    survivors: alive
      .filter((each) => !declared(each))
      .map((each) => ({ mutant: each.mutant.id, place: placeOf(each) })),
    equivalent: alive.flatMap((each) => {
      const { reason } = declared(each) ?? {};
      return reason === undefined ? [] : [{ mutant: each.mutant.id, reason }];
    }),
  };
}

function scoreOf(
  id: string,
  group: readonly Judged[],
  declared: (each: Judged) => unknown,
): MutationScore {
  const count = (holds: (each: Judged) => boolean) => group.filter(holds).length;
  const survives = ({ verdict }: Judged) => verdict.kind === "survived";
  return {
    id,
    provider: group[0]?.mutant.provider ?? "",
    killed: count(({ verdict }) => verdict.kind === "killed"),
    survived: count((each) => survives(each) && !declared(each)),
    equivalent: count((each) => survives(each) && Boolean(declared(each))),
    refused: count(({ verdict }) => verdict.kind === "refused"),
  };
}
