import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

// Compiles every emitted package from nothing: files of sources that are gone must not be published.
const packages = readdirSync("generated", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join("generated", name))
  .filter((folder) => existsSync(join(folder, "tsconfig.json")));
for (const folder of packages) rmSync(join(folder, "dist"), { recursive: true, force: true });

const compiler = "node_modules/typescript7/bin/tsc";
const { status } = spawnSync(process.execPath, [compiler, "-b", ...packages], { stdio: "inherit" });
process.exitCode = status ?? 1;
