import type { Limits } from "../../../packages/runtime/src/definition.ts";
import { files } from "./limits/files.ts";
import type { Family, Limit, LimitName, OrderedLimit } from "./limits/limit.ts";
import { lists } from "./limits/lists.ts";
import { numbers } from "./limits/numbers.ts";
import { texts } from "./limits/texts.ts";

export { type LimitName, type Measure, measured } from "./limits/limit.ts";

const table = { ...numbers, ...texts, ...lists, ...files } satisfies Family<LimitName>;

type LimitValue = NonNullable<Limits[LimitName]>;

/** The only list of the words that limit a parameter, in the order in which they are emitted. */
export const limitWords: Readonly<Record<LimitName, Limit<LimitValue>>> = table;

/** The words of all limits. */
export const limitNames = Object.keys(limitWords) as readonly LimitName[]; // keys are typed as text

/** The limits of which something holds. */
export type LimitWith<Facts> = {
  [Name in LimitName]: (typeof table)[Name] extends Facts ? Name : never;
}[LimitName];

/** A limit that is one end of a range and inside it. */
export type End = LimitWith<{ readonly pair: LimitName }>;

/** Both ends of each range, the lower one first. */
export const ranges = limitNames
  .filter(isEnd)
  .filter((name) => table[name].tighter === "up")
  .map((least) => ({ least, most: table[least].pair }));

/** Whether a limit has another end. */
export function isEnd(name: LimitName): name is End {
  return limitWords[name].pair !== undefined;
}

/** A limit that says itself which of two lets more through; undefined where it does not. */
export function orderOf(name: LimitName): OrderedLimit<LimitValue> | undefined {
  const limit: Limit<LimitValue> = limitWords[name];
  return limit.tighter === "order" ? (limit as OrderedLimit<LimitValue>) : undefined; // as `Family` has it
}
