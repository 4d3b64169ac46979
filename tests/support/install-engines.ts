import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../engines/", import.meta.url);
const lock = new URL("package-lock.json", folder);
const installed = new URL("node_modules/.package-lock.json", folder);

/** Installs the engines that the tests run packages on, unless they are there already. */
export default function installEngines(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const { status } = spawnSync("npm", ["ci", "--prefix", fileURLToPath(folder)], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32", // npm is a script there
  });
  if (status !== 0) throw new Error("The engines cannot be installed: npm ci failed.");
}
