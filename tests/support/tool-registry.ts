import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { npmWith } from "./npm.ts";
import { startRegistry } from "./registry.ts";
import { stock } from "./stock.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a registry on loopback that has the tool, as it would be published. */
    registry: string;
  }
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Publishes the tool and its libraries to a registry of their own, once for all test files. */
export default async function startToolRegistry(
  project: TestProject,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-tool-"));
  const built = spawnSync(process.execPath, ["scripts/upkeep/build-tool.ts"], { cwd: root });
  if (built.status !== 0) throw new Error(`The tool cannot be built: ${built.stderr}`);
  const registry = await startRegistry(join(folder, "registry"));
  await stock(registry.url);
  const npm = npmWith(registry.url, join(folder, "npm"));
  const options = ["--ignore-scripts", "--provenance=false", "--registry", registry.url];
  for (const id of ["runtime", "workflow", "blockwright", "live"]) {
    await npm(["publish", `./packages/${id}`, ...options], root);
  }
  const next = nextOf(join(root, "packages/blockwright"), join(folder, "next"));
  await npm(["publish", next, "--tag", "next", ...options], folder);
  project.provide("registry", registry.url);
  return async () => {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A later version of the tool that makes the same of every manifest. */
export const NEXT = "99.0.0";

function nextOf(folder: string, copy: string): string {
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, "package.json");
  const packageJson = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...packageJson, version: NEXT }));
  return copy;
}
