import type { Json } from "../../language/ir/types.ts";

const OR = new Intl.ListFormat("en", { type: "disjunction" });
const AND = new Intl.ListFormat("en", { type: "conjunction" });

/** Items of a list that are shown; the rest is counted. */
const MOST = 16;

/** `string or null` */
export function either(items: Iterable<string>): string {
  return OR.format(items);
}

/** `"a", "b" or "c"`, of a long list the beginning. */
export function eitherValue(values: readonly Json[]): string {
  return OR.format(
    shortened(
      values.map((value) => JSON.stringify(value)),
      "others",
    ),
  );
}

/** `` `a`, `b` and `c` ``, of a long list the beginning. */
export function names(all: readonly string[]): string {
  return AND.format(
    shortened(
      all.map((name) => `\`${name}\``),
      "more",
    ),
  );
}

function shortened(items: readonly string[], rest: string): readonly string[] {
  if (items.length <= MOST + 1) return items;
  return [...items.slice(0, MOST), `${items.length - MOST} ${rest}`];
}
