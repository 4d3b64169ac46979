import type { Project } from "../ir/types.ts";
import { template } from "../render/engine.ts";
import { printJson } from "../render/json.ts";
import { licenseText } from "./package/license.ts";
import { packageManifest, packageName } from "./package/manifest.ts";
import { packageTsconfig } from "./package/tsconfig.ts";
import type { EmittedFile } from "./target.ts";

/** Folder and unscoped name of the package that all others depend on. */
export const RUNTIME = "runtime";

/** Modules that only some hosts can import, so that the main one never does. */
const ENTRIES = ["node"];

const readme = template<{ readonly name: string }>("runtime-README.md");

/** The runtime package: `sources` by path relative to `templates/runtime/`, verbatim under a header. */
export function emitRuntime(
  project: Project,
  sources: Readonly<Record<string, string>>,
): readonly EmittedFile[] {
  const code = Object.entries(sources);
  const imports = code.some(([, text]) => text.includes('from "openapi-fetch"'));
  const facts = {
    id: RUNTIME,
    description: "Checked inputs, mapped outputs and safe requests for workflow blocks.",
    keywords: ["workflow", "block", "runtime"],
    entries: ENTRIES.filter((entry) => `${entry}.ts` in sources),
    data: [],
    dependencies: imports ? { "openapi-fetch": project.openapiFetch } : {},
  };
  return [
    { path: "package.json", contents: printJson(packageManifest(facts, project)) },
    { path: "tsconfig.json", contents: printJson(packageTsconfig({})) },
    { path: "README.md", contents: readme({ name: packageName(RUNTIME, project) }) },
    { path: "LICENSE", contents: licenseText(project) },
    ...code.map(([path, text]) => ({ path: `src/${path}`, contents: header(path) + text })),
  ];
}

function header(path: string): string {
  return `// Generated from templates/runtime/${path}. Do not edit; run \`npm run generate\`.\n\n`;
}
