import { escaped } from "../../system/escaped-pattern.ts";
import { type Code, codeOf, kindAt, type SubjectKind } from "./change.ts";
import { packageTells } from "./package/tells.ts";
import { table } from "./table/provider.ts";
import type { Each, Row, Telling } from "./row/row.ts";
import { capital, GROUPED, SENTENCES } from "./row/told.ts";
import { type Meaning, type Relation, renames } from "./row/variance.ts";

/** One thing that a comparison can say: a relation of a row, of what its comparer tells, or of an item. */
export interface Saying {
  readonly code: Code;
  readonly meaning: Meaning;
  readonly tell: Telling;
  /** What differs, without the names of items: `operations.params.required`. */
  readonly place: string;
  /** The sentences that tell it, with gaps; the first is the plainest. */
  readonly sentences: readonly [string, ...string[]];
}

/** Where the enumeration stands in the table. */
interface Position {
  readonly path: readonly string[];
  /** What it is called where it has no word of its own. */
  readonly key: string | null;
  readonly kind: SubjectKind | null;
  readonly isOperation: boolean;
  /** What it belongs to, with a gap for the name of an item. */
  readonly it: string;
}

const ROOT: Position = { path: [], key: null, kind: null, isOperation: false, it: "the provider" };

const RELATIONS: readonly Relation[] = ["more", "less", "other"];

/** All that a comparison can say. */
export function sayings(): readonly Saying[] {
  const ofPackage = Object.values<Telling>(packageTells).flatMap((tell) => [
    ...told(tell, { ...ROOT, path: ["package.json"] }),
  ]);
  return [...ofRows(table, ROOT), ...ofPackage];
}

function* ofRows(rows: Readonly<Record<string, Row>>, above: Position): Iterable<Saying> {
  for (const [key, row] of Object.entries<Row>(rows)) {
    const path = [...above.path, ...(row.at ?? (key === "*" ? [] : [key])).map(String)];
    const own = row.at?.length === 0 && key !== "*" ? (row.word ?? key) : null;
    yield* ofRow(row, { ...above, path, key: own, kind: kindAt(path) ?? above.kind });
  }
}

function* ofRow(row: Row, at: Position): Iterable<Saying> {
  if (row.each) yield* ofItems(row, row.each, at);
  else {
    if (!row.rows || row.whole) yield* ofValue(row, at);
    if (row.rows) yield* ofRows(row.rows, at);
  }
}

function* ofValue(row: Row, at: Position): Iterable<Saying> {
  const tells = Object.values(row.is?.tells ?? {});
  // What only has ways tells nothing else.
  const isOwn = row.noun !== undefined || row.say !== undefined || tells.length === 0;
  if (isOwn) yield* told(row, at, row.is?.finds);
  for (const tell of tells) {
    const { by = row.by } = tell;
    yield* told(tell.noun === undefined && !tell.say ? { ...row, by } : { ...tell, by }, at);
  }
}

/** Items that come, go, have another name or another order, and what is said of each. */
function* ofItems(row: Row, each: Each<unknown>, above: Position): Iterable<Saying> {
  // A name for people may stand without backticks.
  const own = (text: string) => text.replace("{}", each.name ? "{named}" : "{key}");
  const at: Position = {
    path: above.path,
    key: above.key,
    kind: each.subject ?? above.kind,
    isOperation: above.isOperation || each.isOperation === true,
    it: own(each.it),
  };
  const { say } = row;
  for (const { presence, comes = each.it } of [each, ...(each.except ? [each.except] : [])]) {
    const by = presence ?? row.by;
    yield* told({ by, noun: own(comes), end: "added", ...(say && { say }) }, at, ["more"]);
    yield* told({ by, noun: own(each.it), end: "removed", ...(say && { say }) }, at, ["less"]);
  }
  if (each.alike || each.pair) {
    const noun = each.it.includes("{}") ? "{it}" : "{it} {key}";
    const rename = each.rename === undefined ? {} : { say: { other: each.rename } };
    if (!each.isNameless)
      yield* told({ by: renames, noun, end: "renamed", ...rename }, at, ["other"]);
  }
  if (each.inOrder !== undefined)
    yield* told({ by: row.by, noun: each.inOrder, end: "reordered" }, at, ["other"]);
  if (row.rows) yield* ofRows(row.rows, at);
  else yield* ofValue(each.is ? { ...row, is: each.is } : row, at);
}

/** What one telling says of each relation. */
function* told(
  tell: Telling & Pick<Row, "group">,
  at: Position,
  finds: readonly Relation[] = tell.end === "renamed" ? ["other"] : RELATIONS,
): Iterable<Saying> {
  for (const is of finds) {
    const meaning = tell.by?.[is];
    const isSaid = tell.say?.[is] !== undefined || tell.noun !== undefined || !tell.say;
    if (!meaning || !isSaid) continue;
    yield {
      code: codeOf(tell.about ?? at.kind, at.isOperation, meaning[1]),
      meaning,
      tell,
      place: [...at.path, ...(at.key === null ? [] : [at.key])].join("."),
      sentences: sentencesOf(tell, is, at),
    };
  }
}

function sentencesOf(
  { group, say, end, noun = "{key} of {it}" }: Telling & Pick<Row, "group">,
  is: Relation,
  { it }: Position,
): Saying["sentences"] {
  const own = group === undefined ? say?.[is] : GROUPED.replace("{group}", group);
  const { differs, ...others } = SENTENCES;
  const first = own ?? (end ? SENTENCES[end] : differs);
  const further = own === undefined && !end ? Object.values(others) : [];
  const whole = (text: string) => capital(text.replace("{noun}", noun).replaceAll("{it}", it));
  return [whole(first), ...further.map(whole)];
}

/** Whether one of these sentences says this. They are asked for when a text is. */
export function saysOneOf(sentences: () => readonly string[]): (text: string) => boolean {
  let patterns: readonly RegExp[] | undefined;
  return (text) => {
    patterns ??= [...new Set(sentences())].map((each) => new RegExp(`^${patternOf(each)}$`));
    return patterns.some((pattern) => pattern.test(text));
  };
}

/** Names stand between backticks: without these, a person's "Support for lists was added." would match. */
const NAMES: ReadonlySet<string> = new Set([
  "key",
  "entry",
  "owner",
  "part",
  "member",
  "name",
  "output",
]);

function patternOf(sentence: string): string {
  const parts = sentence.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    return NAMES.has(part) ? "`.*`" : ".*";
  });
  return parts.join("");
}
