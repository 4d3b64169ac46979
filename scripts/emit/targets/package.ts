import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { printJson } from "../render/json.ts";
import { billOfMaterials } from "./package/bill.ts";
import { licenseText } from "./package/license.ts";
import { BILL, type PackageFacts, packageManifest } from "./package/manifest.ts";
import { tsconfig } from "./package/tsconfig.ts";
import type { EmittedFile } from "./target.ts";

/** What npm and the compiler need to know of a provider's package, and what changed with its release. */
export function packageFiles(
  provider: Provider,
  project: Project,
  release: Release,
): readonly EmittedFile[] {
  const facts = factsOf(provider, project, release);
  return [
    { path: "package.json", contents: printJson(packageManifest(facts, project, release)) },
    { path: "tsconfig.json", contents: printJson(tsconfig) },
    { path: "CHANGELOG.md", contents: release.changelog },
    { path: BILL, contents: billOfMaterials(facts, project, release) },
    { path: "LICENSE", contents: licenseText(project) },
  ];
}

function factsOf({ id, block }: Provider, project: Project, { runtime }: Release): PackageFacts {
  return {
    id,
    description: `${block.name}: ${block.description}`,
    keywords: [...new Set([id, block.type, block.category, "workflow", "block", "openapi"])],
    data: ["block.json", "openapi.yaml", "manifest.yaml"],
    dependencies: {
      [packageName(RUNTIME, project)]: runtime,
      "openapi-fetch": project.openapiFetch,
    },
  };
}
