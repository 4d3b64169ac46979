// Type-checks the packages below a folder with the native compiler; ends with its exit code.
// The folder gets a link to this project's node_modules, where openapi-fetch is found.
import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const [folder = ""] = process.argv.slice(2);
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
const compiler = createRequire(import.meta.url).resolve("typescript7/package.json");
const tsc = join(dirname(compiler), "bin", "tsc");
const run = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
process.stdout.write(run.stdout + run.stderr);
process.exitCode = run.status ?? 1;
