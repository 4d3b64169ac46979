import hostedGitInfo from "hosted-git-info";
import { packageFolder, packageName, SCHEMA_ENTRY } from "../../../language/ir/libraries.ts";
import type { Release } from "../../../language/ir/release.ts";
import type { Json, Project } from "../../../language/ir/types.ts";

/** What differs between the package manifests of providers. */
export interface PackageFacts {
  /** Name without the scope, also the folder under `generated/`. */
  readonly id: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Files that can be imported besides the code, also published. */
  readonly data: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

const CLEAN = "require('node:fs').rmSync('dist', { recursive: true, force: true })";

/** File of a package that says what it is made of. */
export const BILL = "sbom.cdx.json";

/** Beside the code and `data`; npm adds README.md, LICENSE and package.json by itself. */
const PAPERS = ["CHANGELOG.md", BILL];

/** A package.json: ESM with types, built by `tsc -b`. */
export function packageManifest(
  facts: PackageFacts,
  project: Project,
  { version }: Pick<Release, "version">,
): Json {
  const { id, description, keywords, data, dependencies } = facts;
  return {
    name: packageName(id, project),
    version,
    description,
    keywords,
    license: project.license,
    author: project.author,
    ...addresses(project.repository, packageFolder(id)),
    type: "module",
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      [SCHEMA_ENTRY]: { types: "./dist/schema.d.ts", default: "./dist/schema.js" },
      ...Object.fromEntries([...data, "package.json"].map((file) => [`./${file}`, `./${file}`])),
    },
    files: ["dist", "!dist/*.tsbuildinfo", ...data, ...PAPERS],
    engines: { node: ">=20" },
    // From nothing: files of sources that are gone must not be published.
    scripts: { build: `node -e "${CLEAN}" && tsc -b`, prepack: "npm run build" },
    dependencies,
    publishConfig: { access: "public" },
  };
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
