import type { LimitsContract, ParameterContract } from "./parameter-types.ts";

/** How the suite itself reads a limit of parameters; it shares no line with the generator. */
interface Reading<Limit> {
  /** What it counts; null: there is no distance from it. */
  readonly of: "number" | "characters" | "items" | "bytes" | null;
  /** What is beyond 1, and blank: it counts as absent. */
  readonly blank?: unknown;
  /** Whether a file keeps it; of other values, JSON Schema says so. */
  readonly file?: (limit: Limit, file: FileFacts) => boolean;
  /** Whether no call shows it: what is beyond is too large for a test, or there is nothing. */
  readonly isBeyondTests?: (limit: Limit, by: Beyond) => boolean;
  /** Values at it, or so much beyond it, the nearest first; null: it has no two sides. */
  readonly edges: ((limit: Limit, beyond: 0 | 1, by: Edges) => Iterable<unknown>) | null;
}

interface FileFacts {
  readonly size: number;
  readonly mediaType: string;
}

interface Beyond {
  readonly isWhole: boolean;
  /** Whether a pattern beside it fits no text of such a length. */
  isInPattern(beyond: LimitsContract): boolean;
}

/** What makes the values of a parameter. */
export interface Edges {
  sample(): unknown;
  numbers(near: number): Iterable<unknown>;
  texts(length: number): Iterable<unknown>;
  items(length: number): Iterable<unknown>;
  /** Texts that most patterns do not allow. */
  odd(): Iterable<unknown>;
  file(size: number, mediaType?: string): unknown;
}

// Larger whole numbers are refused whatever the limits are.
const lowerEnd: Reading<number> = {
  of: "number",
  isBeyondTests: (limit, { isWhole }) => isWhole && limit < Number.MIN_SAFE_INTEGER,
  edges: (limit, _, by) => by.numbers(limit),
};
const upperEnd: Reading<number> = {
  ...lowerEnd,
  isBeyondTests: (limit, { isWhole }) => isWhole && limit > Number.MAX_SAFE_INTEGER,
};

const readings: {
  readonly [Name in keyof LimitsContract]-?: Reading<NonNullable<LimitsContract[Name]>>;
} = {
  minimum: lowerEnd,
  maximum: upperEnd,
  exclusiveMinimum: lowerEnd,
  exclusiveMaximum: upperEnd,
  multipleOf: {
    of: null,
    isBeyondTests: (limit, { isWhole }) => isWhole && 1 % limit === 0,
    edges: (_, __, by) => by.numbers(Number(by.sample())),
  },
  minLength: {
    of: "characters",
    blank: "",
    isBeyondTests: (limit, by) =>
      limit <= 0 || (limit > 1 && by.isInPattern({ maxLength: limit - 1 })),
    edges: (limit, beyond, by) => by.texts(limit - beyond),
  },
  maxLength: {
    of: "characters",
    isBeyondTests: (limit, by) => limit < LONGEST && by.isInPattern({ minLength: limit + 1 }),
    edges: (limit, beyond, by) => by.texts(limit + beyond),
  },
  minItems: {
    of: "items",
    blank: [],
    isBeyondTests: (limit) => limit <= 0,
    edges: (limit, beyond, by) => by.items(limit - beyond),
  },
  maxItems: { of: "items", edges: (limit, beyond, by) => by.items(limit + beyond) },
  pattern: {
    of: null,
    // What fits nothing at all, and does not look around, fits at the beginning of any text.
    isBeyondTests: (pattern) => fitsAnyText(pattern) && !/[$^]|\\b|\(\?[=!<]/i.test(pattern),
    edges: (_, beyond, by) => (beyond === 0 ? [by.sample()] : by.odd()),
  },
  format: { of: null, edges: null },
  enum: { of: null, edges: null },
  maxBytes: {
    of: "bytes",
    file: (limit, { size }) => size <= limit,
    isBeyondTests: (limit) => limit >= 2 ** 21,
    edges: (limit, beyond, by) => [by.file(limit + beyond)],
  },
  mediaTypes: {
    of: null,
    file(ranges, { mediaType }) {
      const own = mediaType.split(";")[0]?.trim() ?? "";
      return ranges.some((each) => new RegExp(`^${patternOf(each)}$`).test(own));
    },
    edges: (_, beyond, by) => [beyond === 0 ? by.sample() : by.file(5, "x-none/x-none")],
  },
};

/** No text of a test is longer. */
const LONGEST = 9_000;

export type LimitName = keyof LimitsContract;

export const limitNames = Object.keys(readings) as readonly LimitName[]; // keys are typed as text

/** A limit with how it is read. */
export interface KnownLimit {
  readonly name: LimitName;
  readonly reading: Reading<never>;
  readonly limit: never;
}

/** The limits of a parameter. */
export function limitsIn({ limits }: Pick<ParameterContract, "limits">): readonly KnownLimit[] {
  return limitNames.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [{ name, reading: readings[name], limit: limit as never }]; // of the same name
  });
}

/** Those that count the items of a list, and those of a value or an item. */
export function countedApart(limits: LimitsContract): readonly [LimitsContract, LimitsContract] {
  const known = limitsIn({ limits });
  const part = (isCounted: boolean): LimitsContract =>
    Object.fromEntries(
      known.flatMap(({ name, reading, limit }) =>
        (reading.of === "items") === isCounted ? [[name, limit]] : [],
      ),
    );
  return [part(true), part(false)];
}

/** Whether a pattern fits within any text that is not blank. */
function fitsAnyText(pattern: string): boolean {
  const expression = new RegExp(pattern, "u");
  return expression.test("") || SIGNS.every((sign) => expression.test(sign));
}

/** Characters of which any may be all of a text. */
const SIGNS = [...Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at)), "é", "漢"];

function patternOf(mediaType: string): string {
  return mediaType.replace(/[.+]/g, "\\$&").replace("*", ".+");
}
