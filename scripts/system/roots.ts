import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { didYouMean } from "../../packages/runtime/src/did-you-mean.ts";
import { isMap, type Members } from "../../packages/workflow/src/document/is-map.ts";
import { hashText } from "./hash.ts";
import { InputError } from "./input-error.ts";
import { linkOn } from "./links.ts";
import { NoProjectError } from "./no-project.ts";
import { isBelow, plainPath, relativePath } from "./path.ts";

/** What is installed: the same for everybody who has this version. */
export interface Installation {
  readonly version: string;
  /** Folder of the published package, or of the clone. */
  readonly root: string;
  /** True for a clone, whose sources run as they are. */
  readonly isSource: boolean;
  /** Folder of the templates. */
  readonly templates: string;
  /** Folder of the contract suite. */
  readonly suite: string;
  /** The program, as another process starts it. */
  readonly cli: string;
}

/** Whose repository it is: the nearest package.json above with a `blockwright` key. Paths are absolute. */
export interface Workspace {
  readonly root: string;
  /** npm scope of the emitted packages: `@acme`. */
  readonly scope: string;
  readonly specs: string;
  readonly generated: string;
  /** What may be deleted at any time. */
  readonly cache: string;
  /** Where what was found is kept for later runs, which saves time; null: nowhere. */
  readonly memory: string | null;
  /** What emitted packages take from package.json. */
  readonly project: {
    readonly license: string;
    readonly author: string | null;
    /** Address of the repository, without the part after a `#`. */
    readonly repository: string | null;
    /** Folder of the emitted packages in that repository, with forward slashes: `generated`. */
    readonly directory: string;
  };
  /** Folders of packages that are written by hand and released along. */
  readonly libraries: readonly string[];
  /** Modules that add files to emitted packages. */
  readonly targets: readonly string[];
  /** Folder that says by hand what providers document; null: nothing is written down. */
  readonly documented: string | null;
  /** Folders of workflows. */
  readonly workflows: readonly string[];
}

/** Both roots: what a command works with, and on. */
export interface Roots {
  readonly installation: Installation;
  readonly workspace: Workspace;
}

/** Cache of a workspace where nothing is installed. */
export const UNINSTALLED_CACHE = ".cache/blockwright";

const NAMES = ["blockwright", "blockwright-repository"];

/** What is installed, found from this module: the package that holds it, or the clone. */
export function findInstallation(from: string = import.meta.dirname): Installation {
  for (const root of upwards(from)) {
    const { name, version } = packageJsonIn(root) ?? {};
    if (!NAMES.includes(String(name))) continue;
    const isSource = name !== NAMES[0];
    const data = isSource ? root : join(root, "dist");
    // In a clone, the version of the tool stands where it is published from.
    const published = isSource ? packageJsonIn(join(root, "packages/blockwright")) : null;
    return {
      version: String(published?.["version"] ?? version),
      root,
      isSource,
      templates: join(data, "templates"),
      suite: join(data, "contract-tests"),
      cli: join(isSource ? join(root, "packages/blockwright") : root, "bin/blockwright.js"),
    };
  }
  throw new Error(`${from} lies in no installation of blockwright`);
}

/** The workspace of a folder; throws an InputError where there is none, or where it is described wrongly. */
export function findWorkspace(from: string): Workspace {
  for (const root of upwards(from)) {
    const file = packageJsonIn(root);
    if (file?.["blockwright"] !== undefined) return workspaceOf(root, file);
  }
  throw new NoProjectError(from);
}

/** The workspace whose package.json is in this folder. */
export function workspaceAt(root: string): Workspace {
  return workspaceOf(root, packageJsonIn(root) ?? {});
}

/** A folder, and those that hold it, innermost first. */
export function* upwards(from: string): Generator<string> {
  for (let folder = from; ; folder = dirname(folder)) {
    yield folder;
    if (dirname(folder) === folder) return;
  }
}

/** The package.json of a folder; null: there is none, or no map. Throws an InputError where it is no JSON. */
export function packageJsonIn(folder: string): Members | null {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return null;
  try {
    // npm reads past the byte order mark that some editors write.
    const value: unknown = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
    return isMap(value) ? value : null;
  } catch (error) {
    throw new InputError(
      `${path} cannot be read: ${error instanceof Error ? error.message : error}; correct it, or restore it from git`,
    );
  }
}

const KEYS = ["scope", "specs", "generated", "libraries", "targets", "documented", "workflows"];

/** The workspace that a package.json in this folder describes. */
export function workspaceOf(
  root: string,
  { blockwright, license, author, repository }: Members,
): Workspace {
  const place = join(root, "package.json");
  const wrong = (what: string) => new InputError(`${place}: ${what}`);
  if (!isMap(blockwright)) throw wrong('"blockwright" must be a map, such as { "scope": "@acme" }');
  const unknown = Object.keys(blockwright).find((name) => !KEYS.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, KEYS) || `; known are ${KEYS.join(", ")}`;
    throw wrong(`"blockwright" has no member ${JSON.stringify(unknown)}${hint}`);
  }
  const { scope } = blockwright;
  if (typeof scope !== "string" || !isScope(scope))
    throw wrong(
      `"blockwright.scope" must be an npm scope such as "@acme", not ${JSON.stringify(scope)}`,
    );
  const path = (name: string, given: unknown) => {
    const plain = plainPath(given);
    if (plain !== null) return join(root, plain);
    throw wrong(
      `"blockwright.${name}" must be a path inside the project, not ${JSON.stringify(given)}`,
    );
  };
  const list = (name: string, given: unknown = []) => {
    if (Array.isArray(given)) return given.map((each) => path(name, each));
    throw wrong(`"blockwright.${name}" must be a list of paths`);
  };
  const { specs: from = "specs", generated: to = "generated" } = blockwright;
  const { libraries, targets, documented, workflows = ["workflows"] } = blockwright;
  const [specs, generated] = [path("specs", from), path("generated", to)];
  // What is generated may be removed as a whole; manifests and what was released may not.
  if (isBelow(specs, generated) || generated === join(specs, "released"))
    throw wrong('"blockwright.specs" must not lie in "blockwright.generated"; name another folder');
  const cache = cacheOf(root);
  // Where the repository is more than this project, npm's own member says where in it this lies.
  const within = isMap(repository) ? text(repository["directory"]) : null;
  return {
    root,
    scope,
    specs,
    generated,
    cache,
    // A cache that somebody planted is neither read nor written.
    memory: linkOn(cache, root) === undefined ? cache : null,
    project: {
      license: text(license) ?? "UNLICENSED",
      author: isMap(author) ? person(author) : text(author),
      repository:
        text(isMap(repository) ? repository["url"] : repository)?.replace(/#.*$/, "") ?? null,
      directory: posix.join(within ?? "", relativePath(root, generated)),
    },
    libraries: list("libraries", libraries),
    targets: list("targets", targets),
    documented: documented === undefined ? null : path("documented", documented),
    workflows: list("workflows", workflows),
  };
}

/** Nothing makes a `node_modules` here: a package of a monorepo may have none of its own. */
function cacheOf(root: string): string {
  for (const folder of upwards(root)) {
    const modules = join(folder, "node_modules");
    if (!existsSync(modules)) continue;
    const cache = join(modules, ".cache/blockwright");
    // Each package has its own.
    const own = `${basename(root)}-${hashText(relative(folder, root)).slice(0, 8)}`;
    return folder === root ? cache : join(cache, own);
  }
  return join(root, UNINSTALLED_CACHE);
}

/** Whether npm takes this name for a scope. */
export function isScope(name: string): boolean {
  return /^@[a-z0-9~-][a-z0-9._~-]*$/.test(name);
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** npm's two spellings of a person are one. */
function person({ name, email, url }: Members): string | null {
  if (text(name) === null) return null;
  return [name, email && `<${email}>`, url && `(${url})`].filter(Boolean).join(" ");
}
