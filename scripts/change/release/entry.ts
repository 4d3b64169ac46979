import type { Change } from "../diff/change.ts";
import { saysOneOf, sayings } from "../diff/meanings.ts";
import { BUMPS, type Bump, SEVERITIES, type Severity } from "../diff/change.ts";
import { InputError } from "../../system/input-error.ts";
import { escapeInvisible, oneLine } from "../../emit/render/encode.ts";
import { type Changelog, type Entry, type Heading } from "../../emit/versions/changelog.ts";

type Sections = Entry["sections"];

const HEADING: Readonly<Record<Severity, Heading>> = {
  breaking: "Breaking",
  additive: "Added",
  fix: "Fixed",
  docs: "Documentation",
};

/** A changelog without, and with, what is not published yet. */
export interface Split {
  /** The entry above that of the last release. */
  readonly pending: Entry | null;
  readonly published: readonly Entry[];
}

/** Tells the pending entry from those of published versions. */
export function split(changelog: Changelog, last: string | null, file: string): Split {
  const at = last === null ? 1 : changelog.findIndex(({ version }) => version === last);
  if (at < 0) {
    throw new InputError(`${file} has no entry ${last}, which was published; restore it from git`);
  }
  if (at > 1) {
    const [first, second] = changelog;
    const both = `${first.version} and ${second?.version}`;
    throw new InputError(`${file} has two unpublished entries: ${both}; merge them`);
  }
  return { pending: at === 1 ? changelog[0] : null, published: changelog.slice(at) };
}

/** The lines of changes, and below them those that a person added to the pending entry. */
export function sectionsOf(changes: readonly Change[], pending: Entry | null): Sections {
  const sections = SEVERITIES.map((severity) => {
    const derived = changes.filter((change) => change.severity === severity).map(lineOf);
    const written = pending?.sections[HEADING[severity]] ?? [];
    const kept = written.filter((line) => !isDerived(line));
    return [HEADING[severity], [...new Set([...derived, ...kept])]] as const;
  });
  return Object.fromEntries(sections.filter(([, lines]) => lines.length > 0));
}

/** The bump that an entry asks for; null where it says nothing. */
export function bumpOf(sections: Sections): Bump | null {
  const gravest = SEVERITIES.find((severity) => sections[HEADING[severity]]?.length);
  return gravest ? BUMPS[gravest] : null;
}

/** A change as a line of a changelog. */
function lineOf({ operation, message }: Change): string {
  const text = operation === null ? message : `\`${operation}\`: ${message}`;
  return escapeInvisible(oneLine(text));
}

/** Whether a line reads like one of the tool's: then it goes when its change does. */
function isDerived(line: string): boolean {
  return says(line.replace(/^`[^`]+`: /, ""));
}

const says = saysOneOf(() => sayings().flatMap(({ sentences }) => sentences));
