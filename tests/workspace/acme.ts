import type { SpawnSyncReturns } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { blockwrightAlone } from "../kit/program.ts";
import { newFolder, editFile, writeFiles } from "../kit/folder.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";

const { installation, workspace } = roots;

/** Where a project has its runtime. */
export const RUNTIME = "node_modules/@blockwright/runtime";

/** A workflow of one of its blocks. */
export const WORKFLOW = `blocks:
  search:
    type: hooked
    name: Search
    inputs: { operation: hooked_search, account: ann, apiKey: "{{HOOKED_API_KEY}}", signingKey: "{{HOOKED_SIGNING_KEY}}", q: tea }
    connections: { outgoing: [] }
`;

/** A project of somebody else in a folder of its own: their scope, manifests and names of folders. */
export interface Acme {
  readonly root: string;
  /** Runs a command in the project, as a process of its own. */
  run(...args: readonly string[]): SpawnSyncReturns<string>;
  /** Replaces a text in a file of the project. */
  edit(path: string, before: string, after: string): void;
  /** Writes a file of the project. */
  write(path: string, text: string): void;
}

/** Of its two providers one has hooks and pages, and the other a job. */
export function makeAcme(blockwright: object = {}): Acme {
  const keys = { scope: "@acme", specs: "contracts", generated: "out", ...blockwright };
  const wrong = "throw new Error(name);";
  const root = newFolder({
    "package.json": { type: "module", blockwright: keys },
    // Settings of the project for its own code, which is none of the suite's.
    "tsconfig.json": { extends: "@acme/not-installed" },
    "vitest.config.ts": wrong,
    "vite.config.js": wrong,
  });
  const language = join(installation.root, "scripts/language/testdata/language");
  for (const file of ["hooked.yaml", "writes.yaml", "hooks"]) {
    cpSync(join(language, file), join(root, "contracts", file), { recursive: true });
  }
  install(root);
  return {
    root,
    write: (path, text) => writeFiles(root, { [path]: text }),
    run: (...args) => blockwrightAlone(args, root),
    edit: (path, before, after) => editFile(join(root, path), before, after),
  };
}

/** A copy of the runtime, so that it is another one than the tool's, and what it needs. */
function install(root: string): void {
  const from = join(workspace.root, "node_modules");
  for (const part of ["package.json", "dist"]) {
    cpSync(join(workspace.root, "packages/runtime", part), join(root, RUNTIME, part), {
      recursive: true,
    });
  }
  // The hooks of one provider import yaml.
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "yaml"]) {
    cpSync(join(from, name), join(root, "node_modules", name), { recursive: true });
  }
}
