import type { ContractReport, Missing } from "./types.ts";
import { counted } from "./format.ts";

/** The coverage items that a run did not cover, by operation. */
export interface Uncovered {
  readonly operation: string;
  readonly lines: readonly string[];
}

/** A reason that holds for more coverage items than this is reported once. */
const FEW = 3;

/** Uncovered items of a whole run, by operation and reason; a partial run is expected to leave some. */
export function uncoveredOf({ whole, providers }: ContractReport): readonly Uncovered[] {
  if (!whole) return [];
  return providers
    .flatMap(({ operations, problem }) => (problem === undefined ? operations : []))
    .map(({ id, coverage }) => ({
      operation: id,
      lines: linesOf(Object.values(coverage).flatMap((covered) => covered.missing)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(missing: readonly Missing[]): readonly string[] {
  const reasons = new Set(missing.map(({ reason }) => reason));
  return [...reasons].flatMap((reason) => {
    const open = missing.filter((each) => each.reason === reason);
    const [first] = open;
    return first && open.length > FEW
      ? `${first.text}, and ${counted(open.length - 1, "more coverage item")}: ${reason}`
      : open.map(sayMissing);
  });
}

/** `n: 41 is refused: no case shows it` */
export function sayMissing({ text, reason }: Missing): string {
  return `${text}: ${reason}`;
}
