import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What the tests install for themselves: engines, compilers, package managers. */
export const installed = fileURLToPath(new URL("../engines/node_modules", import.meta.url));

/** The older Nodes, by path: their packages have commands of the same name. */
export const node20 = join(installed, "node/bin/node");
export const node22 = join(installed, "node-22/bin/node");
