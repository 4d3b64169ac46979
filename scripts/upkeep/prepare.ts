import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { SHARED } from "../language/ir/shared.ts";

// Runs after an installation: builds the shared packages, so that the others find them under their
// published names from anywhere. Without emitted packages there is nothing to build yet.
const packages = SHARED.map((id) => `generated/${id}`).filter((folder) =>
  existsSync(`${folder}/tsconfig.json`),
);
if (packages.length > 0) {
  const compiler = "node_modules/typescript7/bin/tsc";
  const { status } = spawnSync(process.execPath, [compiler, "-b", ...packages], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
