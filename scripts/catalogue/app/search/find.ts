import MiniSearch, { type SearchResult } from "minisearch";
import { type SearchEntry, searchOptions } from "../../data/search-options.ts";
import { blockHref } from "../route.ts";

/** What was found, as it is shown. */
export interface Hit {
  readonly kind: "Block" | "Operation";
  readonly name: string;
  /** `docgen/docgen_list_themes` */
  readonly key: string;
  readonly href: string;
  /** Where it was found, unless by its name: `input themeId`. */
  readonly matched: string | null;
}

/** Hits that are shown; who needs more types more. */
export const SHOWN = 20;

const finders = new WeakMap<object, (words: string) => readonly Hit[]>();

/** Searches an index, which is read once. */
export function finderOf(index: object): (words: string) => readonly Hit[] {
  const known = finders.get(index);
  if (known) return known;
  const search = MiniSearch.loadJS<SearchEntry>(Object(index), searchOptions);
  const find = (words: string) => search.search(words).slice(0, SHOWN).map(hitOf);
  finders.set(index, find);
  return find;
}

/** Fields by what a person would call them; the first that matched is told. */
const TOLD = {
  name: null,
  key: null,
  request: "path",
  inputs: "input",
  outputs: "output",
  text: "text",
} as const satisfies Record<string, string | null>;

function hitOf({ id, match, ...stored }: SearchResult): Hit {
  const [block = "", operation] = String(id).split("/");
  const terms = Object.entries(match);
  const field = (Object.keys(TOLD) as (keyof typeof TOLD)[]).find((each) =>
    terms.some(([, fields]) => fields.includes(each)),
  );
  const told = field === undefined ? null : TOLD[field];
  const words = terms.filter(([, fields]) => field && fields.includes(field)).map(([term]) => term);
  return {
    kind: operation === undefined ? "Block" : "Operation",
    name: String(stored["name"]),
    key: String(id),
    href: blockHref(block, operation),
    matched: told && `${told}: ${words.join(" ")}`,
  };
}
