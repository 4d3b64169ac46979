import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Runs npm and gives its standard output. */
export type Npm = (args: readonly string[], cwd: string) => Promise<string>;

/** Stands where npm wants a token; a registry on loopback reads none. */
export const noToken = "loopback-needs-none";

/** The lines of an npmrc that send everything of a scope, or everything, to a registry on loopback. */
export function npmrcFor(url: string, scope?: string): readonly string[] {
  const key = scope ? `${scope}:registry` : "registry";
  return [`${key}=${url}/`, `//${new URL(url).host}/:_authToken=${noToken}`];
}

/** The npmrc of a person who has this registry alone, and no interest in what npm would ask of others. */
export function npmrcOf(url: string): string {
  const quiet = ["audit=false", "fund=false", "update-notifier=false"];
  return [...npmrcFor(url), ...quiet, ""].join("\n");
}

/** An npm that knows this registry alone: nothing of the person's settings, nothing that it cached. */
export function npmWith(url: string, folder: string): Npm {
  const env = npmEnvironment(url, folder);
  const shell = process.platform === "win32"; // npm is a script there
  return async (args, cwd) => {
    const options = { cwd, env, shell, timeout: 120_000 };
    return (await promisify(execFile)("npm", [...args], options)).stdout;
  };
}

/** The environment of such an npm, and of what runs it. */
export function npmEnvironment(url: string, folder: string): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  const npmrc = join(folder, "npmrc");
  writeFileSync(npmrc, npmrcOf(url));
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(own),
    npm_config_userconfig: npmrc,
    npm_config_globalconfig: join(folder, "none"),
    npm_config_cache: join(folder, "cache"),
  };
}
