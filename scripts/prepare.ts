import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Runs after an installation: builds the runtime, so that the emitted packages find it under its
// published name from anywhere. Without emitted packages there is nothing to build yet.
if (existsSync("generated/runtime/tsconfig.json")) {
  const compiler = "node_modules/typescript7/bin/tsc";
  const { status } = spawnSync(process.execPath, [compiler, "-b", "generated/runtime"], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
