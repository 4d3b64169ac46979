import type { Release } from "../ir/release.ts";
import { RUNTIME } from "../ir/shared.ts";
import type { Json, Project, Provider } from "../ir/types.ts";
import { printJson } from "../render/json.ts";
import { licenseText } from "./package/license.ts";
import { packageManifest, packageName } from "./package/manifest.ts";
import { packageTsconfig } from "./package/tsconfig.ts";
import type { EmittedFile } from "./target.ts";

/** What npm and the compiler need to know of a provider's package, and what changed with its release. */
export function packageFiles(
  provider: Provider,
  project: Project,
  release: Release,
): readonly EmittedFile[] {
  return [
    { path: "package.json", contents: printJson(manifest(provider, project, release)) },
    { path: "tsconfig.json", contents: printJson(tsconfig(project)) },
    { path: "CHANGELOG.md", contents: release.changelog },
    { path: "LICENSE", contents: licenseText(project) },
  ];
}

function manifest({ id, block }: Provider, project: Project, release: Release): Json {
  const facts = {
    id,
    description: `${block.name}: ${block.description}`,
    keywords: [...new Set([id, block.type, block.category, "workflow", "block", "openapi"])],
    entries: [],
    data: ["block.json", "openapi.yaml"],
    dependencies: {
      [packageName(RUNTIME, project)]: release.runtime,
      "openapi-fetch": project.openapiFetch,
    },
  };
  return packageManifest(facts, project, release);
}

function tsconfig(project: Project): Json {
  return packageTsconfig({ [packageName(RUNTIME, project)]: `../${RUNTIME}` });
}
