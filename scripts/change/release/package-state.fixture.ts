import { type RuleId, rules } from "../diff/catalog.ts";
import type { Change } from "../diff/change.ts";
import type { Entry } from "../../emit/versions/changelog.ts";
import type { PackageState } from "./decide.ts";
import type { Published } from "../record/record.ts";

/** A change of an operation by a rule whose sentence has no gaps. */
export function change(rule: RuleId): Change {
  const about = {
    package: "shelf",
    operation: "shelf_find",
    subject: null,
    base: null,
    head: null,
  };
  return { ...rules[rule], rule, ...about };
}

/** One of each severity. */
export const BREAKING = change("operation-removed");
export const ADDITIVE = change("operation-added");
export const FIX = change("contents-changed");
export const DOCS = change("texts-changed");

/** What was published as this version, and pre-releases since. */
export function published(version: string | null, ...prereleases: readonly string[]): Published {
  const facts = { node: ">=20", dependencies: {}, entries: {} };
  return {
    stable: version === null ? null : { version, facts, files: {}, code: "" },
    prereleases: Object.fromEntries(prereleases.map((each) => [each, `digest of ${each}`])),
  };
}

/** An entry of a version that was published. */
export function first(version: string): Entry {
  return { version, sections: { Added: ["First release."] } };
}

/** A package at 1.0.0 with nothing pending. */
export const PACKAGE_STATE: PackageState = {
  changes: [],
  published: published("1.0.0"),
  changelog: [first("1.0.0")],
  file: "specs/changelogs/shelf.md",
  digest: () => "of now",
};
