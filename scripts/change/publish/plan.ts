import { join } from "node:path";
import { differences } from "./contents.ts";
import { build, contract, failing, generated, type Step, uncommitted } from "./gates.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { shownIn } from "../record/places.ts";
import { readReleased } from "../record/record.ts";
import type { Npm } from "./npm.ts";
import type { Package } from "./packages.ts";
import type { Problem } from "./problem.ts";
import { versionsOf } from "./versions-there.ts";
import { releasedVersions, succeeding, unreleased } from "./released.ts";
import { pack, type Tarball } from "./tarballs.ts";
import { tagOf, versionProblems } from "./versions.ts";

/** One package: what would be published, and whether the registry has it. */
export interface Item extends Package {
  readonly tag: string;
  readonly isThere: boolean;
  /** Null for a version that is there, and known to have been published from here. */
  readonly tarball: Tarball | null;
}

export interface Plan {
  /** In the order in which they are published. */
  readonly items: readonly Item[];
  /** Whatever speaks against it. */
  readonly problems: readonly Problem[];
}

export interface PlanOptions {
  readonly roots: Roots;
  /** In the order in which they are published. */
  readonly packages: readonly Package[];
  readonly npm: Npm;
  /** Null: none was given. */
  readonly tag: string | null;
  /** Hears what is being done. */
  readonly say: (message: string) => void;
}

/** Asks the registry and runs every check; every problem is reported together. */
export async function makePlan({ roots, packages, npm, tag, say }: PlanOptions): Promise<Plan> {
  const { workspace } = roots;
  const known = readReleased(workspace);
  const released = releasedVersions(known);
  const published = await versionsOf(npm, packages, released);
  const isThere = ({ name, version }: Package) => published(name).versions.includes(version);
  const open = packages.filter((each) => !isThere(each) || !released(each));
  say("Checking the working tree");
  const quick = [
    ...(await uncommitted(workspace)),
    ...(await failing(generated, roots)),
    ...(await unreleased(roots)),
    ...open
      .filter((each) => !isThere(each))
      .flatMap((each) => versionProblems(each, published(each.name), tag)),
  ];
  const providers = open.filter(({ isLibrary }) => !isLibrary);
  const changed = providers.filter(succeeding(known)).map(({ id }) => id);
  const { tarballs, problems } = await built({ roots, npm, say }, { open, changed, isThere });
  const items = packages.map((each) => {
    const tarball = tarballs.get(each.name) ?? null;
    return { ...each, tag: tagOf(each.version), isThere: isThere(each), tarball };
  });
  return { items, problems: [...quick, ...problems] };
}

/** What may have to be published. */
interface Candidate {
  readonly open: readonly Package[];
  /** Ids of those whose version is a new one. */
  readonly changed: readonly string[];
  readonly isThere: (each: Package) => boolean;
}

/** Builds and packs what is open, and asks whether it may go out. */
async function built(
  { roots, npm, say }: Pick<PlanOptions, "roots" | "npm" | "say">,
  { open, changed, isThere }: Candidate,
): Promise<{ tarballs: ReadonlyMap<string, Tarball>; problems: readonly Problem[] }> {
  if (open.length === 0) return { tarballs: new Map(), problems: [] };
  say("Building the packages");
  const unbuilt = await failing(partOf(build, "--only", open), roots);
  if (unbuilt.length > 0) return { tarballs: new Map(), problems: unbuilt };
  const { workspace } = roots;
  const tarballs = await pack(npm, join(workspace.cache, "publish"), open);
  say(`Running the contract suite${exceptFor(changed, workspace)}`);
  const problems = [...(await failing(partOf(contract, "--provider", open), roots, changed))];
  for (const each of open.filter(isThere)) {
    const tarball = tarballs.get(each.name);
    const paths = tarball ? await differences(npm, each, tarball) : [];
    if (paths.length > 0) problems.push(otherContents(each, workspace, paths));
  }
  return { tarballs, problems };
}

/** A step for the packages that may have to be published; for all where the runtime may be among them. */
function partOf(step: Step, option: string, open: readonly Package[]): Step {
  if (open.some(({ isLibrary }) => isLibrary)) return step;
  const ids = open.map(({ id }) => id);
  return { ...step, command: [...step.command, option, ids.join(",")] };
}

/** A contract that changed on purpose contradicts what was written down before. */
function exceptFor(changed: readonly string[], workspace: Workspace): string {
  const { documented } = workspace;
  if (changed.length === 0 || documented === null) return "";
  const what = `the changed ${changed.join(", ")} with ${shownIn(workspace, documented)}`;
  return `; \`npx blockwright contract\` compares ${what}`;
}

function otherContents(
  { name, version, changelog }: Package,
  workspace: Workspace,
  paths: readonly string[],
): Problem {
  const file = shownIn(workspace, changelog);
  return {
    what: `${name} ${version} is already published with other contents.`,
    fix: `A version can be published only once: raise it in ${file} and run \`npx blockwright release apply\`.`,
    detail: `They differ in ${paths.join(", ")}`,
  };
}
