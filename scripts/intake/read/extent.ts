import { InputError } from "../../system/input-error.ts";
import type { Json } from "../../language/ir/types.ts";

/** How much of a value there is once every alias of YAML is unfolded. */
interface Extent {
  readonly values: number;
  readonly depth: number;
}

/** Ten times what the largest published documents hold. */
const MOST_VALUES = 20_000_000;

/** Far more than descriptions have, and less than what exhausts the stack. */
const MOST_DEPTH = 500;

const ENDLESS: Extent = { values: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

/** Refuses a document that nobody could read, or write, to its end. */
export function refuseEndless(file: string, document: Json, most = MOST_VALUES): void {
  const { values, depth } = extentOf(document, 0, new Map());
  if (depth > MOST_DEPTH)
    throw new InputError(
      `${file} contains itself, or is nested more than ${MOST_DEPTH} levels deep`,
    );
  if (values > most) throw new InputError(`${file} holds more than ${most} values`);
}

/** What is met again while it is measured contains itself; `known` has everything else once. */
function extentOf(value: Json, level: number, known: Map<Json, Extent>): Extent {
  if (typeof value !== "object" || value === null) return { values: 1, depth: 0 };
  const found = known.get(value);
  if (found || level > MOST_DEPTH) return found ?? ENDLESS;
  known.set(value, ENDLESS);
  let [values, depth] = [1, 0];
  for (const member of Object.values(value)) {
    const inner = extentOf(member, level + 1, known);
    values += inner.values;
    depth = Math.max(depth, inner.depth + 1);
  }
  known.set(value, { values, depth });
  return { values, depth };
}
