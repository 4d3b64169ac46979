import { isDeepStrictEqual } from "node:util";
import { pieces, plainEach, plainTake, readMaking } from "../contract/making.ts";
import { holeName } from "../contract/template-text.ts";
import type { MadeMember, Making } from "../contract/making-types.ts";
import type { OutputContract, Value } from "../contract/types.ts";
import { holds } from "./conditions.ts";
import { convertedOutput, numberIn } from "./converted-output.ts";
import { isMap, type Roots, select } from "./path.ts";
import { shaped } from "./shaping.ts";
import { unfit } from "./unfit.ts";

export type Made = Value | undefined | typeof unfit;
type PathSource = Extract<OutputContract["source"], { readonly kind: "path" }>;
type Step = (value: Value, making: Making, around: Around) => Made;

/** What the texts of an output can name. */
export interface Around {
  readonly roots: Roots;
  /** What another output makes; undefined when it is absent. */
  named(output: string): Made;
}

/** What an output makes of one of its values: word by word, until nothing is left or it does not fit. */
export function madeOf(source: PathSource, found: Value, around: Around): Made {
  const before = through([chosen, limited, eachItem, picked], found, source.making, around);
  if (!isPresent(before)) return before;
  const between = shaped(source, before, around.roots);
  if (!isPresent(between)) return between;
  return through(
    [part, together, numbered, divided, cut, answered, mapped, converted],
    between,
    source.making,
    around,
  );
}

/** A text with its values; undefined when one of them is absent. */
export function textOf(text: string, around: Around): Made {
  const said = pieces(text).map((piece) =>
    typeof piece === "string" ? piece : scalarText(valueOf(piece.path, around)),
  );
  if (said.includes(unfit)) return unfit;
  return said.includes(undefined) ? undefined : said.join("");
}

function valueOf(path: string, around: Around): Made {
  return path.startsWith("output.")
    ? around.named(path.slice("output.".length))
    : select(path, around.roots);
}

function through(steps: readonly Step[], start: Value, making: Making, around: Around): Made {
  return steps.reduce<Made>(
    (value, step) => (isPresent(value) ? step(value, making, around) : value),
    start,
  );
}

/** Whether a value is there, and fits. */
export function isPresent(value: Made): value is Value {
  return value !== undefined && value !== null && value !== unfit;
}

/** The values that are written, or those of the parameter that stands there. */
function valuesOf(written: Value, { roots }: Around): readonly Value[] | undefined {
  const name = holeName(written);
  const value = name === undefined ? written : select(`params.${name}`, roots);
  return value === undefined ? undefined : [value].flat();
}

const chosen: Step = (value, { where }, around) => {
  if (!where) return value;
  if (!Array.isArray(value)) return unfit;
  return value.filter((item: Value) => holds(where, { ...around.roots, item }));
};

const limited: Step = (value, { limit }, around) => {
  if (limit === undefined) return value;
  if (!Array.isArray(value)) return unfit;
  const [most] = valuesOf(limit, around) ?? [value.length];
  return value.filter((_, index) => index < Number(most));
};

const eachItem: Step = (value, { each }, around) => {
  if (each === undefined) return value;
  if (!Array.isArray(value)) return unfit;
  const made = value.map((item: Value): Made => {
    const within = { ...around, roots: { ...around.roots, item } };
    if (typeof each === "string") return select(each, within.roots);
    const members = Object.entries(each).map(
      ([name, member]) => [name, memberOf(member, within)] as const,
    );
    if (members.some(([, inside]) => inside === unfit)) return unfit;
    return Object.fromEntries(
      members.filter((entry): entry is [string, Value] => entry[1] !== undefined),
    );
  });
  return made.includes(unfit) ? unfit : made.filter(isPresent);
};

function memberOf(member: string | MadeMember, around: Around): Made {
  if (typeof member === "string") return select(member, around.roots);
  const { from, default: fallback, nullable = false, omit = [], take, each, is } = member;
  const source: PathSource = {
    kind: "path",
    paths: [from ?? []].flat(),
    take: plainTake(take),
    omit,
    each: plainEach(each),
    making: readMaking(member),
  };
  const made = member.text === undefined ? firstOf(source, around) : fromText(source, around);
  if (isPresent(made) || made === unfit) return made;
  if (fallback !== undefined) return fallback;
  return is === "given" ? false : nullable ? null : undefined;
}

/** What is made of the first path that comes to something. */
export function firstOf(source: PathSource, around: Around): Made {
  const all = source.paths.map((path): Made => {
    const found = select(path, around.roots);
    return isPresent(found) ? madeOf(source, found, around) : undefined;
  });
  return all.find(isPresent) ?? all.find((each) => each === unfit);
}

/** A text, and what is made of it. */
export function fromText(source: PathSource, around: Around): Made {
  const text = textOf(source.making.text ?? "", around);
  return isPresent(text) ? madeOf(source, text, around) : text;
}

const picked: Step = (value, { only }, around) => {
  const given = only === undefined ? undefined : valuesOf(only, around);
  if (given === undefined) return value;
  const names =
    holeName(only) === undefined
      ? given
      : given.flatMap((name) =>
          String(name)
            .split(",")
            .map((each) => each.trim()),
        );
  const pick = (item: Value): Value =>
    isMap(item)
      ? Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))
      : item;
  if (Array.isArray(value)) return value.map(pick);
  return isMap(value) ? pick(value) : unfit;
};

const part: Step = (value, making) => {
  const wanted = making.part;
  if (wanted === undefined) return value;
  if (wanted === "values" || wanted === "entries") {
    if (!isMap(value)) return unfit;
    const entries = Object.entries(value);
    return entries.map(([key, held]) => (wanted === "values" ? held : { key, value: held }));
  }
  if (!Array.isArray(value)) return unfit;
  if (wanted === "flat") return value.flatMap((item: Value) => item);
  const items: readonly Value[] = value.filter((item) => item !== null);
  let sum = 0;
  for (const item of items) {
    if (typeof item !== "number") return unfit;
    sum += item;
  }
  return sum;
};

const together: Step = (value, { join, lines }, around) => {
  if (join === undefined && lines === undefined) return value;
  if (!Array.isArray(value)) return unfit;
  const texts = value.map((item: Value) =>
    lines === undefined
      ? scalarText(item)
      : textOf(lines, { ...around, roots: { ...around.roots, item } }),
  );
  if (texts.includes(unfit)) return unfit;
  const said = texts.filter((text) => text !== undefined);
  return said.length === 0 ? undefined : said.join(join ?? "\n");
};

const numbered: Step = (value, { convert }) => {
  if (convert !== "number") return value;
  return convertedOutput(convert, value);
};

const divided: Step = (value, { divide }) => {
  if (divide === undefined) return value;
  return typeof value === "number" ? (numberIn(value) ?? 0) / divide : unfit;
};

const cut: Step = (value, { cut: most }) => {
  if (most === undefined) return value;
  if (typeof value !== "string") return unfit;
  const characters = Array.from(value);
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : value;
};

const answered: Step = (value, { is }) => {
  if (is === undefined) return value;
  if (is !== "given") return [is].flat().some((each) => isDeepStrictEqual(each, value));
  return Array.isArray(value) ? value.length > 0 : value !== "" && String(value).trim() !== "";
};

const mapped: Step = (value, { map }) => {
  if (map === undefined) return value;
  if (typeof value === "object") return unfit;
  return new Map(Object.entries(map)).get(`${String(value)}`);
};

const converted: Step = (value, { convert }) =>
  convert === undefined || convert === "number" ? value : convertedOutput(convert, value);

function scalarText(value: Made): Made {
  if (!isPresent(value)) return value === unfit ? unfit : undefined;
  return typeof value === "object" ? unfit : `${String(value)}`;
}
