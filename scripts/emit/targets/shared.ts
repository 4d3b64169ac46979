import type { Release } from "../../language/ir/release.ts";
import { RUNTIME, type SharedId, type SharedSources, WORKFLOW } from "../../language/ir/shared.ts";
import type { Project } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import { printJson } from "../render/json.ts";
import { billOfMaterials } from "./package/bill.ts";
import { licenseText } from "./package/license.ts";
import { BILL, type PackageFacts, packageManifest, packageName } from "./package/manifest.ts";
import { packageTsconfig } from "./package/tsconfig.ts";
import type { EmittedFile } from "./target.ts";

/** What a template of a README prints; `example` is the name that a provider's package would have. */
interface ReadmeView {
  readonly name: string;
  readonly example: string;
}

type SharedPackage = Pick<PackageFacts, "description" | "keywords" | "entries"> & {
  readonly readme: (view: ReadmeView) => string;
};

const PACKAGES: Readonly<Record<SharedId, SharedPackage>> = {
  [RUNTIME]: {
    description: "Checked inputs, mapped outputs and safe requests for workflow blocks.",
    keywords: ["workflow", "block", "runtime"],
    // Modules that only some hosts can import, so that the main one never does.
    entries: ["node"],
    readme: template("runtime-README.md"),
  },
  [WORKFLOW]: {
    description: "Documents of connected blocks: read, checked before they run, and run.",
    keywords: ["workflow", "block", "check", "run"],
    entries: [],
    readme: template("workflow-README.md"),
  },
};

/** The package that templates and this project call by this name. */
const RUNTIME_IN_SOURCES = '"@blockwright/runtime"';

/** A shared package: its sources verbatim under a header, but for the scope of the runtime's name. */
export function emitShared(
  id: SharedId,
  project: Project,
  release: Release,
  sources: SharedSources,
): readonly EmittedFile[] {
  const { readme, entries, ...about } = PACKAGES[id];
  const runtime = packageName(RUNTIME, project);
  const code = Object.entries(sources).map(([path, text]) => ({
    path: `src/${path}`,
    contents: header(id, path) + text.replaceAll(RUNTIME_IN_SOURCES, JSON.stringify(runtime)),
  }));
  const dependencies = imported(code, {
    [runtime]: release.runtime,
    "openapi-fetch": project.openapiFetch,
    yaml: project.yaml,
  });
  const facts = {
    ...about,
    id,
    entries: entries.filter((entry) => `${entry}.ts` in sources),
    data: [],
    dependencies,
  };
  const siblings = runtime in dependencies ? { [runtime]: `../${RUNTIME}` } : {};
  const view = { name: packageName(id, project), example: packageName("books", project) };
  return [
    { path: "package.json", contents: printJson(packageManifest(facts, project, release)) },
    { path: "tsconfig.json", contents: printJson(packageTsconfig(siblings)) },
    { path: "README.md", contents: readme(view) },
    { path: "CHANGELOG.md", contents: release.changelog },
    { path: BILL, contents: billOfMaterials(facts, project, release) },
    { path: "LICENSE", contents: licenseText(project) },
    ...code,
  ];
}

function header(id: SharedId, path: string): string {
  return `// Generated from packages/${id}/src/${path}. Do not edit; run \`npm run generate\`.\n\n`;
}

/** Those of the packages that the code imports. */
function imported(
  code: readonly EmittedFile[],
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isImported = ([name]: readonly [string, string]) =>
    code.some(({ contents }) => contents.includes(` from ${JSON.stringify(name)};`));
  return Object.fromEntries(Object.entries(versions).filter(isImported));
}
