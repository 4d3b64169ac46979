import { RUNTIME } from "../ir/shared.ts";
import type { Json, Project, Provider } from "../ir/types.ts";
import { printJson } from "../render/json.ts";
import { licenseText } from "./package/license.ts";
import { packageManifest, packageName } from "./package/manifest.ts";
import { packageTsconfig } from "./package/tsconfig.ts";
import type { Target } from "./target.ts";

/** What npm and the compiler need to know of a provider's package. */
export const packageTarget: Target = {
  id: "package",
  emit: (provider, project) => [
    { path: "package.json", contents: printJson(manifest(provider, project)) },
    { path: "tsconfig.json", contents: printJson(tsconfig(project)) },
    { path: "LICENSE", contents: licenseText(project) },
  ],
};

function manifest({ id, block }: Provider, project: Project): Json {
  const facts = {
    id,
    description: `${block.name}: ${block.description}`,
    keywords: [...new Set([id, block.type, block.category, "workflow", "block", "openapi"])],
    entries: [],
    data: ["block.json", "openapi.yaml"],
    dependencies: {
      [packageName(RUNTIME, project)]: `^${project.version}`,
      "openapi-fetch": project.openapiFetch,
    },
  };
  return packageManifest(facts, project);
}

function tsconfig(project: Project): Json {
  return packageTsconfig({ [packageName(RUNTIME, project)]: `../${RUNTIME}` });
}
