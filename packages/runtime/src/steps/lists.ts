import { about, holds } from "../conditions.ts";
import { invalid } from "../outputs/map.ts";
import { chosen } from "./objects.ts";
import { textOf } from "./sources.ts";
import type { Step } from "./steps.ts";

/** What a step makes of a list; `invalid` of what is none. */
function ofList(value: unknown, make: (items: readonly unknown[]) => unknown): unknown {
  return Array.isArray(value) ? make(value) : invalid;
}

/** `where`: the items of which the condition holds. */
export const whereStep: Step<"where"> = {
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
};

/** `limit`: so many items at most, from the beginning. */
export const limitStep: Step<"limit"> = {
  limit: (value, written, roots) =>
    ofList(value, (items) => {
      const [most] = chosen(typeof written === "number" ? [written] : written, roots) ?? [];
      return most === undefined ? items : items.slice(0, Math.max(0, Number(most)));
    }),
};

/** `count`: how many items there are. */
export const countStep: Step<"count"> = {
  count: (value) => ofList(value, (items) => items.length),
};

/** `first`: the first item. */
export const firstStep: Step<"first"> = { first: (value) => ofList(value, (items) => items[0]) };

/** `last`: the last item. */
export const lastStep: Step<"last"> = { last: (value) => ofList(value, (items) => items.at(-1)) };

/** `flat`: the items of the lists in a list. */
export const flatStep: Step<"flat"> = { flat: (value) => ofList(value, (items) => items.flat()) };

/** `sum`: of numbers; null counts as nothing. */
export const sumStep: Step<"sum"> = {
  sum: (value) =>
    ofList(value, (items) => {
      const numbers = items.filter((item) => item !== null);
      if (!numbers.every((item) => typeof item === "number")) return invalid;
      const sum = numbers.reduce((total, number) => total + number, 0);
      // JSON has no word for what is beyond all numbers.
      return Number.isFinite(sum) ? sum : invalid;
    }),
};

/** `join`: the items as text, with a separator between them; absent for an empty list. */
export const joinStep: Step<"join"> = {
  join: (value, separator) =>
    ofList(value, (items) => {
      // Items of which nothing is left go.
      const texts = items.map(textOf).filter((text) => text !== undefined);
      if (texts.includes(invalid)) return invalid;
      return texts.length ? texts.join(separator) : undefined;
    }),
};
