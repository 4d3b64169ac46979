import type { Severity, Verb } from "../change.ts";

/** How what the head allows, asks or gives relates to the base. */
export type Relation = "more" | "less" | "other";

/** What a relation means: how grave it is, what happened, and why it is as grave as that. */
export type Meaning = readonly [severity: Severity, verb: Verb, reason: string];

/** What each relation means to those who depend on a package; null: it is no change. */
export type Variance = Readonly<Record<Relation, Meaning | null>>;

/** The same, however the states are related. */
export function always(meaning: Meaning | null): Variance {
  return { more: meaning, less: meaning, other: meaning };
}

/** What callers may give or use: more of it harms nobody. */
export const may: Variance = {
  more: ["additive", "loosened", "Everything that worked still works."],
  less: ["breaking", "tightened", "Calls that worked are refused, or code does not compile."],
  other: ["breaking", "changed", "Some calls that worked are refused."],
};

/** What callers must give or have: less of it harms nobody. */
export const must: Variance = {
  more: ["breaking", "tightened", "Calls that worked are refused."],
  less: ["additive", "loosened", "Calls that meet it are unaffected."],
  other: ["breaking", "changed", "Some calls that worked are refused."],
};

/** What callers get and must be ready for: less of it harms nobody. */
export const gives: Variance = {
  more: ["breaking", "widened", "Callers get what they do not expect."],
  less: ["additive", "narrowed", "Callers already expect every value."],
  other: ["breaking", "changed", "Callers get what they do not expect."],
};

const UNSEEN = "Callers are unaffected; requests differ, or what failed succeeds.";

/** What is there to use as a whole, and whose inside is the package's own matter. */
export const offers: Variance = {
  more: ["additive", "added", "Callers may use it or ignore it."],
  less: ["breaking", "removed", "Code and workflows that use it fail."],
  other: ["fix", "sending", UNSEEN],
};

const ELSE = "An equal call has another effect, or another result.";

/** What an equal call does or gives. */
export const acts: Variance = always(["breaking", "changed", ELSE]);

/** What comes and goes as a whole, whether callers ask for it or not. */
export const imposes: Variance = {
  more: ["breaking", "added-required", "Calls without it are refused, or end otherwise."],
  less: ["breaking", "removed", ELSE],
  other: ["breaking", "changed", ELSE],
};

/** How a call is made. */
export const sends: Variance = always(["fix", "sending", UNSEEN]);

/** How long a call may wait, or how large its reply may be. */
export const bound: Variance = {
  more: ["fix", "raised", "Calls that ended early may succeed."],
  less: ["breaking", "lowered", "Calls that succeeded may fail."],
  other: ["breaking", "lowered", "Calls that succeeded may fail."],
};

const SHOWN: Meaning = ["fix", "labels", "Only forms and documents show it; calls are unaffected."];

/** What forms and hosts show. */
export const shows: Variance = always(SHOWN);

/** What only people and models read. */
export const tells: Variance = always([
  "docs",
  "texts",
  "Only a text for people and models differs.",
]);

/** What says that something should not be used. */
export const warns: Variance = {
  more: ["additive", "deprecated", "It works as before; whoever uses it is told."],
  less: SHOWN,
  other: SHOWN,
};

/** Another name for the same. */
export const renames: Variance = {
  ...imposes,
  other: ["breaking", "renamed", "Code and workflows that use the former name find nothing."],
};

const INSIDE: Meaning = ["fix", "contents", "The package offers the same to those who use it."];

/** What a package is made of. */
export const contains: Variance = always(INSIDE);

/** What follows from something else, or is compared with it. */
export const follows: Variance = always(null);
