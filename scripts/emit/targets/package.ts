import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { printJson } from "../render/json.ts";
import { isLicensed, licenseText } from "./package/license.ts";
import { type PackageFacts, packageManifest } from "./package/manifest.ts";
import { tsconfig } from "./package/tsconfig.ts";
import type { EmittedFile } from "./target.ts";

/**
 * What npm and the compiler need to know of a provider's package, and what changed with its release:
 * made last, because package.json lists all other files.
 */
export function packageFiles(
  provider: Provider,
  project: Project,
  release: Release,
  others: readonly EmittedFile[],
): readonly EmittedFile[] {
  const facts = factsOf(provider, project, release);
  const papers: readonly EmittedFile[] = [
    { path: "CHANGELOG.md", contents: release.changelog, use: "packed" },
    ...licenses(project),
    { path: "tsconfig.json", contents: printJson(tsconfig), use: "kept" },
  ];
  const manifest = packageManifest(facts, project, release, [...others, ...papers]);
  return [...papers, { path: "package.json", contents: printJson(manifest), use: "data" }];
}

function licenses(project: Project): readonly EmittedFile[] {
  if (!isLicensed(project)) return [];
  return [{ path: "LICENSE", contents: licenseText(project), use: "packed" }];
}

function factsOf(
  { id, block, dependencies = {} }: Provider,
  project: Project,
  { runtime }: Release,
): PackageFacts {
  return {
    id,
    description: `${block.name}: ${block.description}`,
    keywords: [...new Set([id, block.type, block.category, "workflow", "block", "openapi"])],
    dependencies: {
      [packageName(RUNTIME, project)]: runtime,
      ...dependencies,
      "openapi-fetch": project.openapiFetch,
    },
  };
}
