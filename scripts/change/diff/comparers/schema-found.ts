import { code } from "../row/told.ts";
import type { Found, Telling, Two } from "../row/row.ts";
import { gives, offers, type Relation, renames, tells, warns } from "../row/variance.ts";
import type { Described } from "./schema-node.ts";

const NARROWER = "Callers already expect every value.";
const limited = { ...gives, less: ["fix", "limited", NARROWER] } as const;
const EXTENDED = [
  "additive",
  "extended",
  "The type of the list allows values that are not known yet.",
] as const;

/** What is said of schemas of replies. `{member}`: the value that one describes. */
export const SCHEMA_TELLS = {
  null: {
    by: gives,
    say: { more: "{member} may now be null.", less: "{member} is never null now." },
  },
  type: { by: gives, noun: "the type of {member}" },
  alternative: {
    by: gives,
    say: { more: "{member} may also be {type} now.", less: "{member} is never {type} now." },
  },
  presence: {
    by: gives,
    say: { more: "{member} may now be missing.", less: "{member} is now always present." },
  },
  member: { by: offers, say: { more: "{member} was added.", less: "{member} was removed." } },
  memberName: { by: renames, noun: "{member}", end: "renamed" },
  open: {
    by: { ...gives, more: ["additive", "extended", "Callers may read them or ignore them."] },
    say: { more: "{member} may now have members beyond those described." },
  },
  closed: {
    by: {
      ...gives,
      less: [
        "breaking",
        "closed",
        "Code that reads members which are not described does not compile.",
      ],
    },
    say: { less: "{member} no longer has members beyond those described." },
  },
  excluded: { by: limited, say: { less: "{member} now has only the members described." } },
  limit: { by: limited, noun: "{limit} of {member}" },
  constant: { by: gives, say: { other: "{member} is now always {to} instead of {from}." } },
  list: {
    by: gives,
    say: {
      more: "{member} is no longer limited to {values}.",
      less: "{member} now has only these values: {values}.",
    },
  },
  values: {
    by: gives,
    say: {
      more: "{member} may now have other values: {values}.",
      less: "{member} no longer has these values: {values}.",
    },
  },
  openValues: {
    by: { ...gives, more: EXTENDED },
    say: { more: "{member} may now have other values: {values}." },
  },
  openList: {
    by: { ...gives, more: EXTENDED },
    say: { more: "{member} is no longer limited to {values}." },
  },
  deprecation: {
    by: { ...warns, less: tells.less },
    say: { more: "{member} is deprecated.", less: "{member} is no longer deprecated." },
  },
  description: { by: tells, noun: "the description of {member}", end: "reworded" },
  note: { by: tells, noun: "{keyword} of {member}" },
  condition: { by: gives, noun: "{keyword} of {member}" },
} as const satisfies Readonly<Record<string, Telling>>;

export type SchemaWay = keyof typeof SCHEMA_TELLS;

/** A difference of two schemas, and where it stands in each state. */
export interface SchemaFound extends Found<SchemaWay> {
  readonly way: SchemaWay;
  readonly places: NonNullable<Found["places"]>;
}

/** One value as both states describe it. */
export type Pair = Two<Described>;

/** A difference of a pair; `keyword` says where it stands. */
export function found(
  { base, head }: Pair,
  is: Relation,
  way: SchemaWay,
  { keyword, ...more }: Partial<SchemaFound> & { readonly keyword?: string } = {},
): SchemaFound {
  const member = code(head.node.name);
  const places = { base: keywordAt(base, keyword), head: keywordAt(head, keyword) };
  return {
    is,
    way,
    places,
    ...(keyword && { word: keyword }),
    ...more,
    gaps: { member, ...more.gaps },
  };
}

/** Where a keyword stands; the schema itself where it has none. */
function keywordAt({ keywords, node }: Described, keyword: string | undefined) {
  const own = keyword === undefined ? undefined : keywords.get(keyword);
  return own && keyword !== undefined ? [...own.node.at, keyword] : node.at;
}
