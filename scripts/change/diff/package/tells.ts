import { type Change, codeOf } from "../change.ts";
import { code } from "../row/told.ts";
import type { Telling } from "../row/row.ts";
import { filled } from "../row/told.ts";
import {
  always,
  contains,
  imposes,
  must,
  offers,
  type Relation,
  renames,
  tells,
  type Variance,
} from "../row/variance.ts";

const declares: Variance = always([
  "breaking",
  "changed",
  "Code that calls it, or names its type, may not compile.",
]);

/** What is said of a package as a whole: of its provider, and of what is emitted for it. */
export const packageTells = {
  provider: {
    by: offers,
    say: { more: "The provider was added.", less: "The provider was removed." },
  },
  package: {
    by: offers,
    say: { more: "The package was added.", less: "The package was removed." },
  },
  name: { by: renames, say: { other: "The package {from} is removed, and {to} is new." } },
  entry: {
    by: offers,
    say: { more: "The entry {key} was added.", less: "The entry {key} was removed." },
  },
  export: {
    by: offers,
    say: {
      more: "{key} was added to the exports of {entry}.",
      less: "{key} was removed from the exports of {entry}.",
    },
  },
  declaration: { by: declares, say: { other: "The declaration of {key} in {entry} changed." } },
  member: {
    by: { ...offers, other: declares.other },
    say: {
      more: "The member {key} was added to {owner}.",
      less: "The member {key} was removed from {owner}.",
      other: "The member {key} of {owner} changed from {from} to {to}.",
    },
  },
  needed: { by: imposes, say: { more: "The required member {key} was added to {owner}." } },
  node: {
    by: must,
    say: {
      more: "Node {to} is needed, where {from} was enough.",
      less: "Node {to} is enough, where {from} was needed.",
    },
  },
  dependency: {
    by: contains,
    say: {
      more: "The dependency {key} was added: {to}.",
      less: "The dependency {key} was removed.",
      other: "The dependency {key} changed from {from} to {to}.",
    },
  },
  major: {
    by: declares,
    say: { other: "The dependency {key} changed from {from} to {to}, which is incompatible." },
  },
  contents: {
    by: contains,
    say: { other: "The contents of the package changed; its contract did not." },
  },
  texts: { by: tells, say: { other: "The README or comments of the code changed." } },
} as const satisfies Readonly<Record<string, Telling>>;

type Word = keyof typeof packageTells;

const NOWHERE = { base: null, head: null };

/** A change of a package as a whole. Values of gaps are shown as code. */
export function packageChange(
  id: string,
  [word, is]: readonly [word: Word, is: Relation],
  values: Readonly<Record<string, string>> = {},
  places: Pick<Change, "base" | "head"> = NOWHERE,
): Change {
  const { by, say }: Telling = packageTells[word];
  const [meaning, template] = [by?.[is], say?.[is]];
  if (!meaning || template === undefined) throw new Error(`nothing is said of ${is} ${word}`);
  const [severity, verb, reason] = meaning;
  const gaps = Object.entries(values).map(([name, value]) => [name, code(value)]);
  return {
    code: codeOf(null, false, verb),
    word,
    severity,
    message: filled(template, Object.fromEntries(gaps)),
    reason,
    package: id,
    operation: null,
    subject: null,
    ...places,
  };
}
