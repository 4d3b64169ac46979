import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { errorCode } from "./error.ts";
import { InputError } from "./input-error.ts";
import type { Installation } from "./roots.ts";

/** Packages that only some commands need, by what for. They are large, and none is installed along. */
export const PEERS = {
  suite: ["vitest"],
  mocks: ["@stoplight/prism-core", "@stoplight/prism-http"],
  live: ["@blockwright/live"],
  bundler: ["esbuild"],
} as const;

/** Throws an InputError with the command that installs what is missing, in the versions that were tested. */
export function requirePeers(
  command: string,
  purposes: readonly (keyof typeof PEERS)[],
  { root, isSource }: Pick<Installation, "root" | "isSource">,
): void {
  const file = join(root, isSource ? "packages/blockwright" : "", "package.json");
  const isMissing = missingFrom(createRequire(file));
  const missing = purposes.flatMap((purpose) => PEERS[purpose].filter(isMissing));
  if (missing.length === 0) return;
  // Each range begins at the version that was tested.
  const { peerDependencies: ranges } = JSON.parse(readFileSync(file, "utf8"));
  const wanted = missing.map((name) => `${name}@${ranges[name].replace("^", "")}`).join(" ");
  throw new InputError(`${command} needs packages that are not installed: npm i -D ${wanted}`);
}

function missingFrom(require: NodeJS.Require) {
  return (name: string): boolean => {
    try {
      require.resolve(`${name}/package.json`);
      return false;
    } catch (error) {
      // Others are there, and keep this file to themselves.
      return errorCode(error) === "MODULE_NOT_FOUND";
    }
  };
}
