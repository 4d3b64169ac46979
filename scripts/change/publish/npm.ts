import { redact } from "../../../packages/runtime/src/reply/redact.ts";
import { runNpm } from "../diff/states/npm.ts";
import { InputError } from "../../system/input-error.ts";

/** Runs npm and gives its standard output; rejects with an NpmError. */
export type Npm = (args: readonly string[]) => Promise<string>;

/** A failure of npm with its own message, without tokens. */
export class NpmError extends Error {
  override readonly name = "NpmError";
  /** npm's code: `E404`, `ENEEDAUTH`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where npm is to work, and with what. */
export interface NpmOptions {
  readonly root: string;
  /** Scopes of the packages, empty where there is none; an npmrc may send each of them elsewhere. */
  readonly scopes: readonly string[];
  readonly registry: string | null;
  readonly otp: string | null;
}

/** npm as these options want it. */
export function npmFor({ root, scopes, registry, otp }: NpmOptions, given: NodeJS.ProcessEnv): Npm {
  // What stands among the arguments is seen by everybody who lists processes.
  const env = otp === null ? given : { ...given, npm_config_otp: otp };
  const settings = ["registry", ...new Set(scopes.filter(Boolean).map(settingOf))];
  const place = registry === null ? [] : settings.map((name) => `--${name}=${registry}`);
  return async (args) => {
    const words = [...args, "--color=false", "--loglevel=error", ...place];
    const { ok, stdout, stderr } = await inWorkspaces(words, root, env);
    if (!ok) throw failure(redact(stderr, otp === null ? [] : [otp]));
    return stdout;
  };
}

/** The settings of a package of npm workspaces are those of their root, and npm tells them only there. */
async function inWorkspaces(words: readonly string[], folder: string, env: NodeJS.ProcessEnv) {
  const ran = await runNpm(words, folder, env);
  if (ran.ok || failure(ran.stderr).code !== "ENOWORKSPACES") return ran;
  const { stdout } = await runNpm(["prefix"], folder, env);
  return await runNpm(words, stdout.trim(), env);
}

function failure(stderr: string): NpmError {
  const code = /^npm error code (E\w+)$/m.exec(stderr)?.[1] ?? "EUNKNOWN";
  const lines = stderr.split("\n").filter((line) => !line.startsWith("npm error A complete log"));
  return new NpmError(code, lines.join("\n").trim() || "npm failed without a message");
}

/** Scope -> where npm sends its packages. */
export type Registries = ReadonlyMap<string, string>;

/** The registries of some scopes: the one that was given, or else those that npm is configured for. */
export async function registriesOf(
  npm: Npm,
  scopes: readonly string[],
  given: string | null,
): Promise<Registries> {
  const found = [...new Set(scopes)].map(
    async (scope) => [scope, given ?? (await registryOf(npm, scope))] as const,
  );
  return new Map(await Promise.all(found));
}

/** `@acme` of `@acme/books`; empty where there is none. */
export function scopeOf(name: string): string {
  return /^@[^/]*/.exec(name)?.[0] ?? "";
}

function settingOf(scope: string): string {
  return `${scope}:registry`;
}

/** Where npm sends packages of a scope. */
export async function registryOf(npm: Npm, scope: string): Promise<string> {
  const own = scope === "" ? "" : await setting(npm, settingOf(scope));
  const url = own === "" || own === "undefined" ? await setting(npm, "registry") : own;
  return url.replace(/(?<=:\/\/)[^/]*@/, ""); // a password has no business in messages
}

async function setting(npm: Npm, name: string): Promise<string> {
  try {
    return (await npm(["config", "get", name])).trim();
  } catch (error) {
    if (!(error instanceof NpmError && error.message.includes("option is protected"))) throw error;
    const fix = "use a token on its own line instead: //HOST/:_authToken=...";
    throw new InputError(`the registry URL in an npmrc contains a password; ${fix}`);
  }
}
