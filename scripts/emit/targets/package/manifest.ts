import hostedGitInfo from "hosted-git-info";
import { packageName, SCHEMA_ENTRY } from "../../../language/ir/libraries.ts";
import type { Release } from "../../../language/ir/release.ts";
import type { Json, Project } from "../../../language/ir/types.ts";
import type { EmittedFile, Use } from "../target.ts";
import { isLicensed } from "./license.ts";

/** What differs between the package manifests of providers. */
export interface PackageFacts {
  /** Name without the scope, also the folder under `generated/`. */
  readonly id: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

const CLEAN = "require('node:fs').rmSync('dist', { recursive: true, force: true })";

/** What npm packs without being told. */
const BY_ITSELF = new Set(["README.md", "LICENSE"]);

/** A package.json: ESM with types, built by `tsc -b`. It lists the other `files` as they say. */
export function packageManifest(
  facts: PackageFacts,
  project: Project,
  { version }: Pick<Release, "version">,
  files: readonly EmittedFile[],
): Json {
  const { id, description, keywords, dependencies } = facts;
  const data = pathsOf(files, "data");
  const packed = pathsOf(files, "packed").filter((path) => !BY_ITSELF.has(path));
  const kept = pathsOf(files, "kept");
  return {
    name: packageName(id, project),
    version,
    description,
    keywords,
    license: project.license,
    ...(project.author !== null && { author: project.author }),
    ...(project.repository !== null && addresses(project.repository, `${project.directory}/${id}`)),
    type: "module",
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      [SCHEMA_ENTRY]: { types: "./dist/schema.d.ts", default: "./dist/schema.js" },
      ...Object.fromEntries([...data, "package.json"].map((file) => [`./${file}`, `./${file}`])),
    },
    files: [
      "dist",
      "!dist/*.tsbuildinfo",
      ...[...data, ...packed].map((path) => anchored(path, kept)),
    ],
    engines: { node: ">=20" },
    // From nothing: files of sources that are gone must not be published.
    scripts: { build: `node -e "${CLEAN}" && tsc -b`, prepack: "npm run build" },
    dependencies,
    // Nobody may use what has no licence, so that npm must not show it to everybody.
    publishConfig: { access: isLicensed(project) ? "public" : "restricted" },
  };
}

/** npm also packs what is called so in any folder, whatever its capitals, unless the path begins with a slash. */
function anchored(path: string, kept: readonly string[]): string {
  const isShared = kept.some((other) => other.toLowerCase().endsWith(`/${path.toLowerCase()}`));
  return isShared ? `/${path}` : path;
}

function pathsOf(files: readonly EmittedFile[], use: Use): readonly string[] {
  return files.filter((file) => file.use === use).map(({ path }) => path);
}

/** Where people find the sources, the text about them and the list of mistakes, as far as the host is known. */
function addresses(url: string, directory: string) {
  const hosted = hostedGitInfo.fromUrl(url);
  return {
    ...(hosted && {
      homepage: hosted.browse(directory, { fragment: "readme" }),
      bugs: { url: hosted.bugs() },
    }),
    repository: { type: "git", url, directory },
  };
}
