import { sabotage } from "../../emit/write/sabotage.fixture.ts";
import { findInstallation, workspaceAt } from "../../system/roots.ts";
import { build } from "./build.ts";

// A build that is killed before its nth change: `node killed.fixture.ts <folder> <n>`.
const [root = "", nth = "0"] = process.argv.slice(2);
sabotage(Number(nth), () => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("still alive");
});
process.exitCode = build({ installation: findInstallation(), workspace: workspaceAt(root) }, null);
