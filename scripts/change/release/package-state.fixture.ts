import type { Change } from "../diff/change.ts";
import { packageChange } from "../diff/package/tells.ts";
import type { Entry } from "../../emit/versions/changelog.ts";
import type { PackageState } from "./decide.ts";
import type { Published } from "../record/record.ts";

function change(...what: Parameters<typeof packageChange>[1]): Change {
  return { ...packageChange("shelf", what), operation: "shelf_find" };
}

/** One of each severity. */
export const BREAKING = { ...change("package", "less"), message: "The operation was removed." };
export const ADDITIVE = { ...change("package", "more"), message: "The operation was added." };
export const FIX = change("contents", "other");
export const DOCS = change("texts", "other");

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
