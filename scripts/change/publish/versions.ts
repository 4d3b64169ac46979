import gt from "semver/functions/gt.js";
import rsort from "semver/functions/rsort.js";
import { channelOf } from "../../emit/versions/channel.ts";
import type { Package } from "./packages.ts";
import type { Problem } from "./problem.ts";
import type { Published } from "./published.ts";

/** The tag that a version goes out under: `next` for 1.1.0-next.0. */
export function tagOf(version: string): string {
  return channelOf(version) ?? "latest";
}

/** What is wrong with the version of a package that is to be published, under this tag. */
export function versionProblems(
  { name, version }: Pick<Package, "name" | "version">,
  { versions, tags }: Published,
  given: string | null,
): readonly Problem[] {
  const tag = tagOf(version);
  const stable = rsort(versions.filter((each) => tagOf(each) === "latest"))[0];
  // Publishing moves the tag, so what it names now must not be newer.
  const newer = [tags[tag], stable].find((each) => each !== undefined && gt(each, version));
  const behind: Problem = {
    what: `${name} ${version} is older than ${newer}, which is published.`,
    fix: "Get the newer release (git pull), or raise the version: npx blockwright release apply.",
  };
  return [
    ...(newer === undefined ? [] : [behind]),
    ...((given ?? "latest") === tag ? [] : [wrongTag(`${name} ${version}`, tag)]),
  ];
}

function wrongTag(release: string, tag: string): Problem {
  return tag === "latest"
    ? {
        what: `${release} is not a pre-release: it is published under the tag latest.`,
        fix: "Omit --tag; publish pre-releases separately.",
      }
    : { what: `${release} is a pre-release under the tag ${tag}.`, fix: `Use --tag ${tag}.` };
}
