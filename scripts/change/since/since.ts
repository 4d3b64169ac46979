import { join } from "node:path";
import { parseState, readStateText, type State, STATE_FILE } from "../../emit/write/state.ts";
import { readSpecs, refuseNone, type Spec, shownFolder } from "../../language/specs.ts";
import { InputError } from "../../system/input-error.ts";
import { plainPath, relativePath } from "../../system/path.ts";
import type { Installation, Roots, Workspace } from "../../system/roots.ts";
import { toLf } from "../../system/hash.ts";
import { git } from "../git.ts";
import { type Base, baseOf } from "./base.ts";
import { brokenAmong, staleSpecs } from "./broken.ts";
import { filesSince, lockFile } from "./files.ts";

/** What changed of the providers since a commit. */
export interface Since {
  /** The commit, as people call it. */
  readonly base: string;
  /** All providers there are, in order. */
  readonly all: readonly string[];
  /** Why every provider counts as changed; null: not all do. */
  readonly everything: string | null;
  /** Providers that changed, in order, each with what of it did. */
  readonly changed: ReadonlyMap<string, string>;
  /** How many were removed: nothing is left of them to test. */
  readonly removed: number;
}

/**
 * What changed since the branch left `given`, or the default branch: manifests and what they name, by
 * the fingerprints that `generate` keeps; packages, and what is documented by hand, by their files.
 */
export async function changedSince(given: string | null, roots: Roots): Promise<Since> {
  const { root, specs: folder } = roots.workspace;
  const { specs } = readSpecs(root, folder);
  refuseNone({ specs }, shownFolder(root, folder));
  const base = await baseOf(given, root);
  const state = parseState(readStateText(roots.workspace.generated));
  const broken = await refuseStale(roots, specs, state);
  const all = specs.map(({ name }) => name);
  const before = await stateAt(base, roots.workspace);
  const about = { base: base.shown, all, changed: new Map<string, string>() };
  const everything = before ? await commonChange(base, roots) : noState(roots.workspace);
  if (!before || everything !== null) return { ...about, everything, removed: 0 };
  const files = await filesOfProviders(base, roots.workspace);
  for (const provider of all) {
    const reason = broken.has(provider)
      ? "its manifest, which has errors"
      : reasonOf(provider, { before, state, files });
    if (reason !== null) about.changed.set(provider, reason);
  }
  const removed = [...before].filter(([id, { spec }]) => spec !== null && !state.has(id)).length;
  return { ...about, everything: null, removed };
}

/** Throws an InputError where a package only has to be made again; gives manifests of which none can be made. */
async function refuseStale(
  roots: Roots,
  specs: readonly Spec[],
  state: State,
): Promise<ReadonlyMap<string, string>> {
  const stale = staleSpecs(roots, specs, state);
  const broken = await brokenAmong(roots, stale);
  const [first, ...others] = stale.filter(({ name }) => !broken.has(name));
  if (!first) return broken;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  throw new InputError(
    `--changed needs packages that are up to date, and those of ${first.file.path}${more} are not; run \`npx blockwright generate\` first`,
  );
}

/** What `generate` had recorded at the commit; null: nothing that could be read. */
async function stateAt({ commit }: Base, { root, generated }: Workspace): Promise<State | null> {
  const path = `${relativePath(root, generated)}/${STATE_FILE}`;
  const { ok, stdout } = await git(root, ["show", `${commit}:./${path}`]);
  if (!ok) return null;
  try {
    return parseState(toLf(stdout));
  } catch {
    // Of another version, or with marks of a merge.
    return null;
  }
}

function noState({ root, generated }: Workspace): string {
  return `${relativePath(root, generated)}/${STATE_FILE} was not there, or another one`;
}

/** Why what all providers have in common is not what it was; null: it is. */
async function commonChange(
  { commit }: Base,
  { installation, workspace }: Roots,
): Promise<string | null> {
  const lock = lockFile(workspace.root);
  const paths = [...(lock === null ? [] : [lock]), ...ownSources(installation, workspace)];
  const [first] = await filesSince(commit, workspace.root, paths);
  if (first !== undefined) return `${first} changed`;
  const then = await git(workspace.root, ["show", `${commit}:./package.json`]);
  const documented = workspace.documented && relativePath(workspace.root, workspace.documented);
  const told = then.ok ? documentedIn(then.stdout) : null;
  return told === documented ? null : `package.json: "blockwright.documented" changed`;
}

/** What a clone of the tool tests its own providers with. */
function ownSources({ isSource, root }: Installation, workspace: Workspace): readonly string[] {
  return isSource && root === workspace.root ? ["contract-tests", "packages", "scripts"] : [];
}

function documentedIn(packageJson: string): string | null {
  try {
    return plainPath(JSON.parse(packageJson)?.blockwright?.documented);
  } catch {
    return null;
  }
}

/** Providers with files that differ from the commit, by the folder that holds them. */
async function filesOfProviders(
  { commit }: Base,
  { root, generated, documented }: Workspace,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const folders = [generated, ...(documented === null ? [] : [documented])].map((folder) =>
    relativePath(root, folder),
  );
  const files = await filesSince(commit, root, folders);
  return new Map(
    folders.map((folder) => {
      const within = files.filter((file) => file.startsWith(`${folder}/`));
      const owners = within.map((file) => file.slice(folder.length + 1).split("/")[0] ?? "");
      return [folder, new Set(owners)];
    }),
  );
}

/** What of a provider changed; null: nothing did. */
function reasonOf(
  provider: string,
  {
    before,
    state,
    files,
  }: {
    readonly before: State;
    readonly state: State;
    readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  },
): string | null {
  const [then, now] = [before.get(provider), state.get(provider)];
  if (!then) return "new";
  if (then.fingerprint !== now?.fingerprint) return "its manifest, or what that is made with";
  const [folder] = [...files].find(([, owners]) => owners.has(provider)) ?? [];
  return folder === undefined ? null : `${join(folder, provider)} by hand`;
}
