import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Credentials in an npmrc: `//host/:_authToken=...`, `_password`, `_auth`. */
const CREDENTIAL = /(?:_authToken|_password|_auth)\s*=\s*["']?([^"'\s]+)/g;

/** A shorter value of a variable that merely has such a name is a word of messages. */
const LEAST = 8;

/** What npm may know of tokens and passwords, so that no message repeats it. */
export function npmSecrets(root: string, env: NodeJS.ProcessEnv): readonly string[] {
  const user = env["npm_config_userconfig"] ?? env["NPM_CONFIG_USERCONFIG"];
  const files = [join(root, ".npmrc"), user ?? join(homedir(), ".npmrc")];
  const written = files.flatMap(credentials).map((value) => filled(value, env));
  const named = Object.entries(env).flatMap(([name, value = ""]) =>
    /(?:TOKEN|PASSWORD|_AUTH)$/i.test(name) && value.length >= LEAST ? [value] : [],
  );
  return [...written, ...named].filter((value) => value !== "");
}

function credentials(file: string): readonly string[] {
  try {
    return [...readFileSync(file, "utf8").matchAll(CREDENTIAL)].flatMap(([, value]) => value ?? []);
  } catch {
    return []; // none there, or none that npm could read either
  }
}

/** As npm does: `${NAME}` is the variable. */
function filled(value: string, env: NodeJS.ProcessEnv): string {
  return value.replace(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? "");
}
