import type { ContractReport, Missing } from "./types.ts";
import { counted } from "./format.ts";

/** What an operation leaves open. */
export interface OpenDemands {
  readonly operation: string;
  readonly lines: readonly string[];
}

/** A reason that holds for more coverage items than this is reported once. */
const FEW = 3;

/** What a whole run did not show, by operation and reason; what a partial one did not is no news. */
export function openDemands({ whole, providers }: ContractReport): readonly OpenDemands[] {
  if (!whole) return [];
  return providers
    .flatMap(({ operations }) => operations)
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
      ? `${first.words}, and ${counted(open.length - 1, "more coverage item")}: ${reason}`
      : open.map(sayMissing);
  });
}

/** `n: 41 is refused: no case shows it` */
export function sayMissing({ words, reason }: Missing): string {
  return `${words}: ${reason}`;
}
