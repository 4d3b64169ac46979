import { about, holds } from "../conditions.ts";
import { invalid } from "../outputs/map.ts";
import { chosen } from "./objects.ts";
import { textOf } from "./sources.ts";
import type { Steps } from "./steps.ts";

/** What a step makes of a list; `invalid` of what is none. */
function ofList(value: unknown, make: (items: readonly unknown[]) => unknown): unknown {
  return Array.isArray(value) ? make(value) : invalid;
}

/** `where`: the items of which the condition holds. */
export const whereStep = {
  where: (value, condition, roots) =>
    ofList(value, (items) => {
      // One for all items, as lists may be long.
      const within = { ...roots, item: undefined as unknown };
      const asked = about(within);
      return items.filter((item) => {
        within.item = item;
        return holds(condition, asked);
      });
    }),
} satisfies Steps;

/** `limit`: so many items at most, from the beginning. */
export const limitStep = {
  limit: (value, written, roots) =>
    ofList(value, (items) => {
      const [most] = chosen(typeof written === "number" ? [written] : written, roots) ?? [];
      return most === undefined ? items : items.slice(0, Math.max(0, Number(most)));
    }),
} satisfies Steps;

/** `count`: how many items there are. */
export const countStep = {
  count: (value) => ofList(value, (items) => items.length),
} satisfies Steps;

/** `first`: the first item. */
export const firstStep = { first: (value) => ofList(value, (items) => items[0]) } satisfies Steps;

/** `last`: the last item. */
export const lastStep = { last: (value) => ofList(value, (items) => items.at(-1)) } satisfies Steps;

/** `flat`: the items of the lists in a list. */
export const flatStep = { flat: (value) => ofList(value, (items) => items.flat()) } satisfies Steps;

/** `sum`: of numbers; null counts as nothing. */
export const sumStep = {
  sum: (value) =>
    ofList(value, (items) => {
      const numbers = items.filter((item) => item !== null);
      if (!numbers.every((item) => typeof item === "number")) return invalid;
      const sum = numbers.reduce((total, number) => total + number, 0);
      // JSON has no word for what is beyond all numbers.
      return Number.isFinite(sum) ? sum : invalid;
    }),
} satisfies Steps;

/** `join`: the items as text, with a separator between them; absent for an empty list. */
export const joinStep = {
  join: (value, separator) =>
    ofList(value, (items) => {
      // Items of which nothing is left go.
      const texts = items.map(textOf).filter((text) => text !== undefined);
      if (texts.includes(invalid)) return invalid;
      return texts.length ? texts.join(separator) : undefined;
    }),
} satisfies Steps;
