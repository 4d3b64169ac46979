import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Contract, Pair } from "../../language/contract.ts";
import {
  byGravity,
  type Change,
  codeOf,
  kindAt,
  type Subject,
  subjectAt,
  type SubjectKind,
} from "./change.ts";
import { scopeOf } from "./pairs/scope.ts";
import { table } from "./table/provider.ts";
import type { Telling, Two } from "./row/row.ts";
import { type At, capital, code, filled, GROUPED, sentenceOf, type Told } from "./row/told.ts";
import type { Meaning } from "./row/variance.ts";
import { Walk } from "./row/walk.ts";

/** Every difference between two manifests of one provider. */
export function changesOf({ base, head }: Pair): readonly Change[] {
  const providers = { base: base.provider, head: head.provider };
  const sources = { base: base.source, head: head.source };
  const walk = new Walk((side, path) => isDeclared(sources[side], path));
  const at: At = {
    key: "",
    word: "",
    owner: providers,
    it: "the provider",
    subject: null,
    operation: null,
    paths: { base: [], head: [] },
    isInherited: false,
    scope: scopeOf(providers),
  };
  const told = [...walk.members(providers.base, providers.head, table, at)];
  return once(told.flatMap((each) => changeOf(each, sources, head.provider.id) ?? []));
}

type Sources = Two<Contract["source"]>;

interface Grouped extends Change {
  /** What several changes of one thing are told as. */
  readonly group?: string | undefined;
}

function changeOf(told: Told, sources: Sources, id: string): Grouped | null {
  const { found, row, at } = told;
  const way: Telling = found.way === undefined ? {} : (row.is?.tells[found.way] ?? {});
  const meaning: Meaning | null = (way.by ?? row.by)[found.is];
  if (meaning === null) return null;
  const [severity, verb, reason] = meaning;
  const [base, head] = [placeOf("base", told, sources), placeOf("head", told, sources)];
  const subject = subjectOf(told, head ?? base);
  return {
    code: codeOf(kindOf(told, way), at.operation !== null, verb),
    word: wordOf(told),
    severity,
    message: sentenceOf(told),
    reason,
    package: id,
    operation: found.operation ?? at.operation,
    subject,
    base: base && sources.base.keyAt(base),
    head: head && sources.head.keyAt(head),
    group: row.group?.replace("{it}", at.it),
  };
}

/** Items of lists have numbers, which are no words. */
function wordOf({ found, at }: Told): string {
  return found.word ?? found.at?.find((each) => typeof each === "string") ?? at.word;
}

/** What is about an item is about that, whatever it says of it. */
function kindOf({ at: { subject, paths } }: Told, { about }: Telling): SubjectKind | null {
  const [first, ...rest] = (paths.head ?? paths.base ?? []).map(String);
  const place = first === "operations" ? [first, ...rest.slice(1)] : [first ?? "", ...rest];
  return about ?? subject?.kind ?? kindAt(place);
}

function subjectOf({ found, at }: Told, path: ManifestPath | null): Subject | null {
  if (found.subject) return found.subject;
  if (at.subject?.kind === "job") return at.subject;
  return subjectAt(path ?? []) ?? at.subject;
}

/** Where it stands: in the operation, or in the provider that it is derived from. */
function placeOf(side: keyof Sources, { found, at }: Told, sources: Sources): ManifestPath | null {
  if (found.places) return found.places[side];
  const whole = at.paths[side];
  const within = side === "base" && found.was !== undefined ? found.was : (found.at ?? []);
  if (!whole || within === null || (side === "head" && found.at === null)) return null;
  const path = [...whole, ...within];
  const isOwn = !at.isInherited || path[0] !== "operations" || isDeclared(sources[side], path);
  return isOwn ? path : path.slice(2);
}

/**
 * What several operations derive from one position of a manifest is one change, of the package; and so are
 * changes of one thing that are told together.
 */
function once(all: readonly Grouped[]): readonly Change[] {
  const found = new Map<string, Change>();
  for (const change of together(all)) {
    const { word, message, base, head } = change;
    const key = JSON.stringify([change.code, word, message, base?.start, head?.start]);
    const other = found.get(key);
    const isShared = other !== undefined && other.operation !== change.operation;
    found.set(key, isShared ? { ...change, operation: null } : (other ?? change));
  }
  return [...found.values()].toSorted(byGravity);
}

function together(all: readonly Grouped[]): readonly Change[] {
  const keyOf = ({ operation, group, severity }: Grouped) =>
    JSON.stringify([operation, group, severity]);
  const words = new Map<string, string[]>();
  for (const each of all)
    words.set(keyOf(each), [...(words.get(keyOf(each)) ?? []), code(each.word)]);
  return all.flatMap(({ group, ...change }) => {
    if (group === undefined) return [change];
    const key = keyOf({ group, ...change });
    const own = words.get(key);
    words.delete(key);
    const message = capital(filled(GROUPED, { group, words: [...new Set(own)].join(", ") }));
    return own ? [{ ...change, message }] : [];
  });
}

/** Whether the manifest declares this member; if not, a source answers with its nearest ancestor. */
function isDeclared(source: Contract["source"], path: ManifestPath): boolean {
  const found = source.keyAt(path);
  const parent = source.valueAt(path.slice(0, -1));
  return found.start !== parent.start || found.end !== parent.end;
}
