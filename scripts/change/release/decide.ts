import gt from "semver/functions/gt.js";
import major from "semver/functions/major.js";
import type { Change } from "../diff/change.ts";
import type { Bump } from "../diff/change.ts";
import { type Changelog, type Entry, printChangelog } from "../../emit/versions/changelog.ts";
import { channelOf } from "../../emit/versions/channel.ts";
import { bumpOf, type Split, sectionsOf, split } from "./entry.ts";
import { highest, nextPrerelease, raised, stablePart } from "./next.ts";
import type { Published } from "../record/record.ts";

/** How the next versions are chosen. */
export interface VersionOptions {
  /** Channel of pre-releases; null: stable versions; undefined: whichever the changelogs have. */
  readonly pre?: string | null | undefined;
  /** Raise 0.x to 1.0.0. */
  readonly stable?: boolean | undefined;
}

/** A package before its version is decided. */
export interface PackageState {
  readonly changes: readonly Change[];
  readonly published: Published;
  readonly changelog: Changelog;
  /** The changelog as messages name it. */
  readonly file: string;
  /** Hash of all that the package holds now, which only pre-releases ask for. */
  digest(): string;
}

/** The next version of a package. */
export interface Decision {
  /** Null: nothing changed. */
  readonly bump: Bump | null;
  readonly next: string;
  /** What is published next; null: nothing. */
  readonly entry: Entry | null;
  /** The changelog as it has to be; null: it is. */
  readonly changelog: Changelog | null;
}

const FIRST_STABLE: Entry["sections"] = { Added: ["This is the first stable version."] };

/** Decides the next version of one package, and what its changelog says. */
export function decide(state: PackageState, versionOptions: VersionOptions): Decision {
  const { changes, changelog, published, file } = state;
  const last = published.stable?.version ?? null;
  const parts = split(changelog, last, file);
  if (last === null) return decided(state, changelog[0].sections, parts, versionOptions);
  const sections = sectionsOf(changes, parts.pending);
  if (bumpOf(sections)) return decided(state, sections, parts, versionOptions);
  if (versionOptions.stable && major(last) === 0)
    return decided(state, FIRST_STABLE, parts, versionOptions);
  // The entry of the last version is there: `split` found it.
  const wanted = parts.published as Changelog;
  return { bump: null, next: last, entry: null, changelog: unless(changelog, wanted) };
}

function decided(
  { changelog, published, digest }: PackageState,
  sections: Entry["sections"],
  parts: Split,
  { pre, stable }: VersionOptions,
): Decision {
  const last = published.stable?.version ?? null;
  const bump = bumpOf(sections);
  const target = highest(
    last === null || bump === null ? stablePart(changelog[0].version) : raised(last, bump),
    ...raisedByHand(parts.pending, last),
    ...Object.keys(published.prereleases).map(stablePart),
    ...(stable ? ["1.0.0"] : []),
  );
  const channel = pre === undefined ? channelOf(changelog[0].version) : pre;
  const history = { published: published.prereleases, digest };
  const next = channel === null ? target : nextPrerelease(target, channel, history);
  const entry = { version: next, sections };
  return { bump, next, entry, changelog: unless(changelog, [entry, ...parts.published]) };
}

/** The version of a pending entry where it is higher than what its lines ask for: somebody wants that. */
function raisedByHand(pending: Entry | null, last: string | null): readonly string[] {
  const bump = pending && bumpOf(pending.sections);
  if (!pending || !bump || last === null) return [];
  const version = stablePart(pending.version);
  return gt(version, raised(last, bump)) ? [version] : [];
}

function unless(is: Changelog, wanted: Changelog): Changelog | null {
  return printChangelog(is) === printChangelog(wanted) ? null : wanted;
}
